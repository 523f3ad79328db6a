import type { FormData } from '../contract/Evaluation.ts';
import type { Plan } from '../definition/Plan.ts';
import type { LeafNode, PlanNode, Prefill } from '../definition/PlanNode.ts';

/** The sources of initial values; an absent source provides none. */
type PrefillSources = {
  /** The values under the names of `prefill`; objects and lists of objects for names with a `/`. */
  readonly [origin in Prefill['from']]?: Readonly<Record<string, unknown>>;
};

/**
 * Returns the initial values of a form's answers, according to `prefill`. A name inside a list,
 * `questions/prompt`, creates a row for each entry of `questions`.
 *
 * @returns nested data with only the values of the sources; nothing is validated, because the store
 *   cleans the data
 *
 * @example
 * const [name] = FIRST.plan.root.children;
 * const children = [{ ...name, prefill: { from: 'request', name: 'applicant' } }];
 * const plan = { ...FIRST.plan, root: { ...FIRST.plan.root, children } };
 * prefilledData(plan, { request: { applicant: 'CHAN TAI MAN', other: 1 } });
 * // { applicantName: 'CHAN TAI MAN' }
 * prefilledData(plan, {}); // {}
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

/** Returns the value at a name, or a column of values when the name leads through a list. */
function givenTo(sources: PrefillSources, { prefill }: LeafNode): unknown {
  if (!prefill) return undefined;
  return prefill.name.split('/').reduce<unknown>(memberOf, sources[prefill.from]);
}

function memberOf(parent: unknown, name: string): unknown {
  if (Array.isArray(parent)) return parent.map((entry) => memberOf(entry, name));
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, name))
    return undefined;
  return Reflect.get(parent, name);
}
