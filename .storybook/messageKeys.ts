import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_KEYS, RULE_KEYWORDS } from '#compiler';
import { LANGUAGES, type Language } from '#engine';
import { note, raisedByFields } from './raisedKeys.ts';
import { ROOT } from './storySources.ts';

/** A message with its texts and everything that raises it. */
export interface MessageKey {
  readonly key: string;
  readonly texts: Readonly<Record<Language, string>>;
  /** Keywords of authors, and names of the engine's own messages. */
  readonly rules: readonly string[];
  /** Fields of registered forms: `LREAL1 /orders/✱/PRN`. */
  readonly fields: readonly string[];
  /** English texts of forms that replace the product's text, by field. */
  readonly ownWords: Readonly<Record<string, string>>;
  /** Source files that name the key, for keys that no keyword raises. */
  readonly files: readonly string[];
}

/** Catalogues, and a pattern for the error keys in each. */
const CATALOGUES: readonly (readonly [string, RegExp])[] = [
  ['validation', /^/],
  ['errors', /^/],
  ['payment', /^(?:payment|error)[._]|^(?:dataNotFound|paymentNotAvailable)$/],
  ['payment', /^(?:chosenGone|fps\.(?:expired|timedOut)|hidden\.\w+|popup\.blocked)$/],
  [
    'signing',
    /^(?:D\d+|\w+Failed|documentChanged|signingNotAllowed|field\.(?:required|identityAppOff))$/,
  ],
  ['signing', /^certificate\.(?:expired|\w+Required|no\w+|unsafe|wrongType)$/],
  ['signing', /^identity\.\w+Required$/],
  ['wizard', /^(?:captcha|pdf)\.failed$|^load\.dropped$|^mandatory\.agree$|^problems\.together$/],
  ['wizard', /^draft\.(?:dropped|missing|offer\.failed|unusable)$/],
  ['wizard', /^captcha\.soundFailed$|^notes\.ios$|^session\.timedOut\.body$/],
  ['common', /^(?:language\.failed|offline|(?:ackPage|maintenance|notFound|suspension)\.body)$/],
  ['form', /^(?:record\.full|widget\.failed)$/],
  ['lazyForm', /^files?\.(?:empty|failed|heic|only|oneOnly|otherContent|too\w+|twice|wrongType)$/],
  ['lazyForm', /^(?:address\.(?:failed|none)|date\.noCalendar|search\.none)$/],
  ['forms', /^(?:count\.none|server\.unreachable)$/],
];
/** Suffix for the wrong part of an answer: `validation_invalidHKID_check`. */
const PART = /_(?:check|format|day|month|parts|noDay|noMonth|noYear)$/;
/** Suffix of the singular text, where a language has one. */
const ONE = /_one$/;
const LOCALES = join(ROOT, 'renderer/i18n/locales');
const NO_WORDS: Readonly<Record<Language, string>> = { en: '', 'zh-Hant': '', 'zh-Hans': '' };
const MODULE = 'virtual:message-keys';
/** Sources of rule keywords and engine keys, which the table lists as rules. */
const DECLARED = /^engine\/(?:rules\/|compiler\/source\/dialect\.ts$)/;

/**
 * Serves the table of message keys to the guide, generated from catalogues, rules, plans and
 * sources.
 */
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
 * Returns every message key of an answer, with its texts and its sources. A key that a rule or a
 * form raises is listed without text when the catalogue lacks it.
 */
export async function messageKeys(): Promise<readonly MessageKey[]> {
  const catalogue = await readCatalogue();
  const [raised, sources] = await Promise.all([raisedByFields(), readSources()]);
  const rules = raisedByRules();
  const keys = new Set([...Object.keys(catalogue), ...rules.keys(), ...raised.keys()]);
  return [...keys].sort().map((key) => {
    // A key for a part of an answer has the same sources as the key for the whole: one rule raises
    // both.
    const raiser = key.replace(PART, '');
    const fields = raised.get(raiser) ?? [];
    const own = fields.flatMap(({ field, texts }) => (texts ? [[field, texts.en] as const] : []));
    return {
      key,
      texts: catalogue[key] ?? fields.find(({ texts }) => texts)?.texts ?? NO_WORDS,
      rules: rules.get(raiser) ?? [],
      fields: fields.map(({ field }) => field),
      ownWords: Object.fromEntries(own),
      files: sources.filter(({ text }) => namesKey(text, raiser)).map(({ file }) => file),
    };
  });
}

type Catalogue = Record<string, Record<Language, string>>;

async function readCatalogue(): Promise<Readonly<Catalogue>> {
  const catalogue: Catalogue = {};
  for (const [name, wanted] of CATALOGUES) {
    for (const language of LANGUAGES) {
      const text = await readFile(join(LOCALES, language, `${name}.json`), 'utf8');
      const entries = Object.entries(JSON.parse(text) as Record<string, string>);
      for (const [key, words] of entries.filter(([each]) => wanted.test(each))) {
        addWords(catalogue, key, language, words);
      }
    }
  }
  return catalogue;
}

/**
 * Adds a text to the entry of its key. A singular text is appended to the plural text, which comes
 * first in the catalogue.
 */
function addWords(catalogue: Catalogue, key: string, language: Language, words: string): void {
  const known = catalogue[key.replace(ONE, '')];
  if (known && ONE.test(key)) known[language] += ` / ${words}`;
  else catalogue[key] = { ...NO_WORDS, ...known, [language]: words };
}

function raisedByRules(): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, string[]>();
  for (const { keyword, key } of RULE_KEYWORDS) note(rules, key, keyword);
  for (const [name, key] of Object.entries(ENGINE_KEYS)) {
    if (!rules.get(key)?.includes(name)) note(rules, key, `(${name})`);
  }
  return rules;
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
  return sources.filter(({ file }) => !DECLARED.test(file));
}

/**
 * Checks whether a source contains the key in quotes, with or without its catalogue (`signing:`). A
 * mention in a comment does not count.
 */
function namesKey(text: string, key: string): boolean {
  return text.includes(`'${key}'`) || text.includes(`:${key}'`);
}
