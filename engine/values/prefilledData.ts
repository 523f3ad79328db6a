import type { Plan } from '../definition/Plan.ts';
import type { LeafNode, PlanNode, Prefill } from '../definition/PlanNode.ts';
import type { FormData } from '../validation/Evaluation.ts';

/** What first values may come from; a source that is absent fills nothing in. */
type PrefillSources = {
  /** Under the names of `prefill`; objects and lists of objects for names with a `/`. */
  readonly [origin in Prefill['from']]?: Readonly<Record<string, unknown>>;
};

/**
 * First values of a form's answers, by `prefill`. A name inside a list, `questions/prompt`, gives the
 * list a row for each entry of `questions`.
 *
 * @returns nested data with only what the sources had; nothing is checked, the store cleans it
 */
export function prefilledData({ root }: Plan, sources: PrefillSources): FormData {
  return groupOf(root.children, (leaf) => givenTo(sources, leaf)) ?? {};
}

type Lookup = (leaf: LeafNode) => unknown;

function groupOf(children: readonly PlanNode[], lookup: Lookup): FormData | undefined {
  const entries = children
    .map((node) => [node.key, valueUnder(node, lookup)] as const)
    .filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function valueUnder(node: PlanNode, lookup: Lookup): unknown {
  if (node.kind === 'leaf') return lookup(node);
  if (node.kind === 'group') return groupOf(node.children, lookup);
  const rows = node.item.children.map((child) => (child.kind === 'leaf' ? lookup(child) : []));
  const count = Math.max(0, ...rows.map((column) => (Array.isArray(column) ? column.length : 0)));
  if (count === 0) return undefined;
  return Array.from(
    { length: count },
    (_, index) => groupOf(node.item.children, (leaf) => entryOf(lookup(leaf), index)) ?? {},
  );
}

function entryOf(column: unknown, index: number): unknown {
  return Array.isArray(column) ? column[index] : undefined;
}

/** The value at a name, or the column of values where the name leads through a list. */
function givenTo(sources: PrefillSources, { prefill }: LeafNode): unknown {
  if (!prefill) return undefined;
  return prefill.name.split('/').reduce<unknown>(memberOf, sources[prefill.from]);
}

function memberOf(held: unknown, name: string): unknown {
  if (Array.isArray(held)) return held.map((entry) => memberOf(entry, name));
  if (typeof held !== 'object' || held === null || !Object.hasOwn(held, name)) return undefined;
  return Reflect.get(held, name);
}
