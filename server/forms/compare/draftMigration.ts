import { didYouMean } from '#compiler';
import {
  type JsonObject,
  type LeafNode,
  type PlanNode,
  parentOf,
  patternsAfter,
  stepsSince,
  type Texts,
} from '#engine';
import { type FormInVersion, nodesByPattern } from './FormInVersion.ts';

/** A draft of the migration from an earlier version to the present one. */
export interface MigrationDraft {
  /** Entries of `steps`, as in the manifest; empty when every answer has a field. */
  readonly steps: readonly JsonObject[];
  /** Texts that the steps need in each language: the reasons why answers are dropped. */
  readonly texts: readonly string[];
}

/**
 * Drafts the steps for answers without a field and for removed options. Proposes a new field of the
 * same kind with the same label or key, or a new sibling with a similar key. Otherwise drops the
 * answer, with a reason that the author must write.
 */
export function draftMigration(earlier: FormInVersion, later: FormInVersion): MigrationDraft {
  const known = stepsSince(later.plan.migrations, earlier.plan.version);
  const [before, after] = [nodesByPattern(earlier.plan), nodesByPattern(later.plan)];
  const placed = [...before.values()].map((node) => ({
    node,
    places: patternsAfter(node.pattern, known),
  }));
  const mappedPatterns = new Set(placed.flatMap(({ places }) => places));
  const free = [...after.values()].filter(({ pattern }) => !mappedPatterns.has(pattern));
  const taken = new Set<string>();
  const steps = topmost(
    placed.flatMap(({ node, places }) =>
      places.filter((place) => !after.has(place)).map((place) => ({ node, place })),
    ),
  ).map(({ node, place }) => {
    const found = matchOf(node, place, free, taken, [textsOf(earlier), textsOf(later)]);
    if (found) taken.add(found);
    return stepOf(node, place, found);
  });
  const maps = [...after.values()].flatMap((now) => {
    const was = placed.find(({ places }) => places.includes(now.pattern))?.node;
    return was?.kind === 'leaf' && now.kind === 'leaf' ? mapStep(was, now, earlier, later) : [];
  });
  const reasons = steps.flatMap(({ reason }) => (typeof reason === 'string' ? [reason] : []));
  return {
    steps: [...steps, ...maps],
    texts: [...new Set(reasons)].map((reason) => `$migrations.${reason}`),
  };
}

interface Lost {
  readonly node: PlanNode;
  /** Pattern of the node after the known steps. */
  readonly place: string;
}

/** Removes nodes below another node, because a group or a list is moved as a whole. */
function topmost(lost: readonly Lost[]): readonly Lost[] {
  return lost.filter(({ place }) => !lost.some((other) => place.startsWith(`${other.place}/`)));
}

function matchOf(
  node: PlanNode,
  place: string,
  free: readonly PlanNode[],
  taken: ReadonlySet<string>,
  [before, after]: readonly [Texts, Texts],
): string | undefined {
  const rows = rowsOf(place);
  const candidates = free.filter(
    (each) =>
      !taken.has(each.pattern) && rowsOf(each.pattern) === rows && kindOf(each) === kindOf(node),
  );
  const label = before[`${node.textKey}.label`];
  const byLabel = candidates.filter((each) => label && after[`${each.textKey}.label`] === label);
  const byKey = candidates.filter(({ key }) => key === node.key);
  const siblings = candidates.filter(({ pattern }) => parentOf(pattern) === parentOf(place));
  const near = siblings.find(({ key }) => didYouMean(node.key, [key], '') !== '');
  return (byLabel[0] ?? byKey[0] ?? near)?.pattern;
}

function stepOf(node: PlanNode, place: string, found: string | undefined): JsonObject {
  if (found === undefined) return { drop: place, reason: node.key };
  const isSibling = parentOf(found) === parentOf(place);
  return isSibling
    ? { rename: place, to: found.split('/').at(-1) ?? '' }
    : { move: place, to: found };
}

/** Maps removed options to present options with the same text, or a similar value. */
function mapStep(
  was: LeafNode,
  now: LeafNode,
  earlier: FormInVersion,
  later: FormInVersion,
): readonly JsonObject[] {
  const offered = (now.options ?? []).map(({ value }) => String(value));
  const gone = (was.options ?? [])
    .map(({ value }) => String(value))
    .filter((value) => !offered.includes(value));
  const values = gone.flatMap((value) => {
    const text = textsOf(earlier)[`${was.textKey}.options.${value}`];
    const same = offered.find(
      (each) => text !== undefined && textsOf(later)[`${now.textKey}.options.${each}`] === text,
    );
    const near = offered.find((each) => didYouMean(value, [each], '') !== '');
    const to = same ?? near;
    return to === undefined ? [] : [[value, to] as const];
  });
  return values.length === 0 ? [] : [{ map: now.pattern, values: Object.fromEntries(values) }];
}

function textsOf({ compiled }: FormInVersion): Texts {
  return compiled.texts.en;
}

function kindOf(node: PlanNode): string {
  return node.kind === 'leaf' ? node.valueType : node.kind;
}

/** Returns the part of a pattern up to its last list: `/orders/*` for a field of an order. */
function rowsOf(pattern: string): string {
  return pattern.slice(0, pattern.lastIndexOf('*') + 1);
}
