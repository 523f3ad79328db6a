import { type CompiledForm, ENGINE_KEYS } from '#compiler';
import {
  type GroupNode,
  LANGUAGES,
  type Language,
  type ListNode,
  type Plan,
  type PlanNode,
  textKeyOf,
} from '#engine';
import { readShared } from '../server/forms/source/readFormFiles.ts';
import { compileStory, formCodes, readFolder } from './storySources.ts';

/** A field that raises a key, with the form's own texts for it. */
export interface RaisedAt {
  /** Form code and path, with a star for each row: `LREAL1 /orders/✱/PRN`. */
  readonly field: string;
  readonly texts: Readonly<Record<Language, string>> | undefined;
}

/**
 * Returns the message keys that the compiled plans of all registered forms raise, with their
 * fields.
 */
export async function raisedByFields(): Promise<ReadonlyMap<string, readonly RaisedAt[]>> {
  const { files: shared } = await readShared();
  const raised = new Map<string, RaisedAt[]>();
  for (const code of await formCodes()) {
    const files = await readFolder(code);
    if (!files) continue;
    const { plan, texts } = compileStory(files, shared);
    // `forms:check` reports the errors of a form.
    for (const each of plan ? raisedIn(plan) : []) {
      const field = `${code} ${each.pattern}`;
      note(raised, each.key, { field, texts: ownWords(texts, each) });
    }
  }
  return raised;
}

/** Adds a raiser under its key. */
export function note<Raiser>(table: Map<string, Raiser[]>, key: string, raiser: Raiser): void {
  table.set(key, [...(table.get(key) ?? []), raiser]);
}

/** Returns the form's own texts for a key in all languages, selected as `fieldMessage` does. */
function ownWords(texts: CompiledForm['texts'], { pattern, keyword, key }: Raised) {
  const path = textKeyOf(pattern.replaceAll('/*', ''));
  const name = [key, keyword].find((each) => `${path}.error.${each}` in texts.en);
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
  return [...raisedBy(plan.root), ...unique];
}

/** Returns the keys of a node and of all nodes inside it. */
function raisedBy(node: PlanNode): readonly Raised[] {
  const { pattern } = node;
  const own = [
    ...(isAsked(node) ? [{ keyword: 'required', key: node.requiredKey, pattern }] : []),
    ...node.rules.map(({ keyword, key }) => ({ keyword, key, pattern })),
    ...(node.kind === 'group' ? choiceOf(node) : []),
    ...(node.kind === 'list' ? keysOfList(node) : []),
  ];
  const once = own.filter(({ key }, index) => own.findIndex((o) => o.key === key) === index);
  return [...once, ...insideOf(node).flatMap(raisedBy)];
}

/**
 * Checks whether a node raises the key `required`. In a required group, the fields report a missing
 * answer, unless the group has its own message.
 */
function isAsked(node: PlanNode): boolean {
  if (node.kind === 'group' && node.requiredKey === ENGINE_KEYS.required) return false;
  return node.required || node.requiredWhen !== undefined;
}

/** Returns the key of `atLeastOneOf`, which is reported at the first of its fields. */
function choiceOf({ atLeastOneOf, children }: GroupNode): readonly Raised[] {
  const first = children.find(({ key }) => atLeastOneOf?.fields.includes(key));
  if (!atLeastOneOf || !first) return [];
  return [{ keyword: 'atLeastOneOf', key: atLeastOneOf.key, pattern: first.pattern }];
}

function keysOfList({ pattern, minItems, emptyRows, countWhere }: ListNode): readonly Raised[] {
  return [
    { keyword: 'maxItems', key: ENGINE_KEYS.maxRecords, pattern },
    ...(minItems > 0 ? [{ keyword: 'minItems', key: ENGINE_KEYS.minRecords, pattern }] : []),
    ...(emptyRows === 'refuse'
      ? [{ keyword: 'emptyRows', key: ENGINE_KEYS.emptyRecord, pattern }]
      : []),
    ...countWhere.map(({ key }) => ({ keyword: 'countWhere', key, pattern })),
  ];
}

function insideOf(node: PlanNode): readonly PlanNode[] {
  if (node.kind === 'leaf') return [];
  return node.kind === 'list' ? [node.item] : node.children;
}
