import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type CompiledForm, compileForm, ENGINE_KEYS, RULE_KEYWORDS } from '#compiler';
import {
  LANGUAGES,
  type Language,
  type ListNode,
  type Plan,
  type PlanNode,
  textKeyOf,
} from '#engine';
import { readShared } from '../server/forms/readFormFiles.ts';
import { formCodes, ROOT, readFolder } from './storySources.ts';

/** One message: its words, and everything that raises it. */
export interface MessageKey {
  readonly key: string;
  readonly texts: Readonly<Record<Language, string>>;
  /** Keywords that an author writes, and what the engine says of itself. */
  readonly rules: readonly string[];
  /** Fields of registered forms and of the examples: `LREAL1 /orders/✱/PRN`. */
  readonly fields: readonly string[];
  /** Source files that name the key: what no keyword raises. */
  readonly files: readonly string[];
}

const LOCALES = join(ROOT, 'renderer/i18n/locales');
const NO_WORDS: Readonly<Record<Language, string>> = { en: '', 'zh-Hant': '', 'zh-Hans': '' };
const MODULE = 'virtual:message-keys';
/** The table of keywords: what it raises is told by its keywords. */
const DIALECT = 'engine/compiler/dialect.ts';

/** Serves the table of message keys to the guide, made of catalogues, rules, plans and sources. */
export function messageKeyTable(): Plugin {
  return {
    name: 'landform:message-keys',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      return `export const MESSAGE_KEYS = ${JSON.stringify(await messageKeys())};`;
    },
  };
}

/**
 * Every message key of an answer, with its words and what raises it. A key that a rule or a form
 * raises stands here with no words, should the catalogue lack it.
 */
export async function messageKeys(): Promise<readonly MessageKey[]> {
  const catalogue = await readCatalogue();
  const [raised, sources] = await Promise.all([raisedByFields(), readSources()]);
  const rules = raisedByRules();
  const keys = new Set([...Object.keys(catalogue), ...rules.keys(), ...raised.keys()]);
  return [...keys].sort().map((key) => ({
    key,
    texts: catalogue[key] ?? raised.get(key)?.find(({ texts }) => texts)?.texts ?? NO_WORDS,
    rules: rules.get(key) ?? [],
    fields: (raised.get(key) ?? []).map(({ field }) => field),
    files: sources.filter(({ text }) => namesKey(text, key)).map(({ file }) => file),
  }));
}

async function readCatalogue(): Promise<Readonly<Record<string, Record<Language, string>>>> {
  const catalogue: Record<string, Record<Language, string>> = {};
  for (const language of LANGUAGES) {
    const text = await readFile(join(LOCALES, language, 'validation.json'), 'utf8');
    for (const [key, words] of Object.entries(JSON.parse(text) as Record<string, string>)) {
      catalogue[key] = { ...NO_WORDS, ...catalogue[key], [language]: words };
    }
  }
  return catalogue;
}

function raisedByRules(): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, string[]>();
  for (const { keyword, key } of RULE_KEYWORDS) note(rules, key, keyword);
  for (const [name, key] of Object.entries(ENGINE_KEYS)) {
    if (!rules.get(key)?.includes(name)) note(rules, key, `(${name})`);
  }
  return rules;
}

/** A field that raises a key, with the words that its form has for it. */
interface RaisedAt {
  readonly field: string;
  readonly texts: Readonly<Record<Language, string>> | undefined;
}

async function raisedByFields(): Promise<ReadonlyMap<string, readonly RaisedAt[]>> {
  const { files: shared } = await readShared();
  const raised = new Map<string, RaisedAt[]>();
  for (const code of await formCodes()) {
    const files = await readFolder(code);
    if (!files) continue;
    const { plan, texts } = compileForm(files, shared, {
      digest: (text) => createHash('sha256').update(text).digest('hex'),
      rulesModule: './rules.js',
    });
    // What is wrong with a form is said by `forms:check`.
    for (const each of plan ? raisedIn(plan) : []) {
      const field = `${code} ${each.pattern}`;
      note(raised, each.key, { field, texts: ownWords(texts, each) });
    }
  }
  return raised;
}

/** `<path>.error.<keyword>`, else `<path>.error.<key>`, in the languages that the form speaks. */
function ownWords(texts: CompiledForm['texts'], { pattern, keyword, key }: Raised) {
  const path = textKeyOf(pattern.replaceAll('/*', ''));
  const name = [keyword, key].find((each) => `${path}.error.${each}` in texts.en);
  if (name === undefined) return undefined;
  const words = LANGUAGES.map((language) => [language, texts[language][`${path}.error.${name}`]]);
  return Object.fromEntries(words) as Record<Language, string>;
}

interface Raised {
  readonly key: string;
  readonly keyword: string;
  readonly pattern: string;
}

function raisedIn(plan: Plan): readonly Raised[] {
  const unique = plan.unique.flatMap(({ key, paths }) =>
    paths.map((pattern) => ({ key, keyword: 'unique', pattern })),
  );
  return [...plan.root.children.flatMap(raisedBy), ...unique];
}

function raisedBy(node: PlanNode): readonly Raised[] {
  const { pattern } = node;
  const asked = node.kind !== 'group' && (node.required || node.requiredWhen !== undefined);
  const own = [
    ...(asked ? [{ keyword: 'required', key: node.requiredKey }] : []),
    ...node.rules.map(({ keyword, key }) => ({ keyword, key })),
    ...(node.kind === 'group' && node.atLeastOneOf
      ? [{ keyword: 'atLeastOneOf', key: node.atLeastOneOf.key }]
      : []),
    ...(node.kind === 'list' ? keysOfList(node) : []),
  ];
  const once = own.filter(({ key }, index) => own.findIndex((o) => o.key === key) === index);
  return [...once.map((each) => ({ ...each, pattern })), ...childrenOf(node).flatMap(raisedBy)];
}

function keysOfList({ minItems, emptyRows, countWhere }: ListNode) {
  return [
    { keyword: 'maxItems', key: ENGINE_KEYS.maxRecords },
    ...(minItems > 0 ? [{ keyword: 'minItems', key: ENGINE_KEYS.minRecords }] : []),
    ...(emptyRows === 'refuse' ? [{ keyword: 'emptyRows', key: ENGINE_KEYS.emptyRecord }] : []),
    ...countWhere.map(({ key }) => ({ keyword: 'countWhere', key })),
  ];
}

function childrenOf(node: PlanNode): readonly PlanNode[] {
  if (node.kind === 'leaf') return [];
  return node.kind === 'list' ? node.item.children : node.children;
}

async function readSources() {
  const rooms = ['engine', 'renderer', 'server'];
  const lists = await Promise.all(
    rooms.map((room) => readdir(join(ROOT, room), { recursive: true, withFileTypes: true })),
  );
  const paths = lists
    .flat()
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const sources = await Promise.all(
    paths.map(async (path) => ({ file: relative(ROOT, path), text: await readFile(path, 'utf8') })),
  );
  return sources.filter(({ file }) => file !== DIALECT);
}

/** Quoted: words about a key in a comment raise nothing. */
function namesKey(text: string, key: string): boolean {
  return text.includes(`'${key}'`);
}

function note<Raiser>(table: Map<string, Raiser[]>, key: string, raiser: Raiser): void {
  table.set(key, [...(table.get(key) ?? []), raiser]);
}
