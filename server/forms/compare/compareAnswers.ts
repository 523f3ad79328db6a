import { type LeafNode, type PlanNode, patternsAfter, stepsSince } from '#engine';
import { type Difference, type FormInVersion, nodesByPattern } from './FormInVersion.ts';

/**
 * Compares the fields of two versions of a form, after the migrations. The later version must be
 * able to read saved files of the earlier version.
 */
export function compareAnswers(
  earlier: FormInVersion,
  later: FormInVersion,
): readonly Difference[] {
  const steps = stepsSince(later.plan.migrations, earlier.plan.version);
  const [before, after] = [nodesByPattern(earlier.plan), nodesByPattern(later.plan)];
  const placedPatterns = new Set<string>();
  const differences = [...before.values()].flatMap((node) => {
    // A group has no answer itself; its nodes are reported.
    if (node.kind === 'group') return [];
    const places = patternsAfter(node.pattern, steps);
    for (const place of places) placedPatterns.add(place);
    if (places.length === 0) return [compatible(node.pattern, 'is left out, with its reason')];
    return places.flatMap((place) => nodeDifferences(node, place, after.get(place), later));
  });
  const added = [...after.values()].filter(
    ({ kind, pattern }) => kind !== 'group' && !placedPatterns.has(pattern),
  );
  return [...differences, ...added.map(addedNode)];
}

function nodeDifferences(
  node: PlanNode,
  place: string,
  now: PlanNode | undefined,
  later: FormInVersion,
): readonly Difference[] {
  if (!now) return [breaking(node.pattern, 'has no place any more')];
  if (now.kind !== node.kind) return [breaking(node.pattern, `is a ${now.kind} at ${place} now`)];
  const moved = place === node.pattern ? [] : [compatible(node.pattern, `is ${place} now`)];
  const required = now.required && !node.required ? [compatible(place, 'is required now')] : [];
  if (node.kind !== 'leaf' || now.kind !== 'leaf') return [...moved, ...required];
  return [...moved, ...required, ...leafDifferences(node, now, later)];
}

function leafDifferences(
  node: LeafNode,
  now: LeafNode,
  { plan }: FormInVersion,
): readonly Difference[] {
  const { valueType } = now;
  const isTaken = node.valueType === valueType || (isText(node) && isText(now));
  if (!isTaken) {
    return [breaking(node.pattern, `holds a ${valueType} now; it held a ${node.valueType}`)];
  }
  const changed =
    node.valueType === valueType ? [] : [compatible(now.pattern, `is a ${valueType} now`)];
  return [...changed, ...optionDifferences(node, now, plan)];
}

/**
 * Checks for a field with a text. Texts of all kinds are migrated unchanged, and the rules of the
 * new kind validate them.
 */
function isText({ valueType }: LeafNode): boolean {
  return !['checkbox', 'choice', 'choices', 'number', 'password', 'file', 'json'].includes(
    valueType,
  );
}

function optionDifferences(
  node: LeafNode,
  now: LeafNode,
  plan: FormInVersion['plan'],
): readonly Difference[] {
  const offered = new Set(now.options?.map(({ value }) => value));
  const mapped = mappedValues(plan, now.pattern);
  const gone = (node.options ?? [])
    .map(({ value }) => value)
    .filter((value) => !offered.has(mapped.get(String(value)) ?? value));
  const earlier = new Set(node.options?.map(({ value }) => value));
  const added = (now.options ?? []).map(({ value }) => value).filter((each) => !earlier.has(each));
  return [
    ...gone.map((value) =>
      breaking(node.pattern, `has no option ${JSON.stringify(value)} any more`),
    ),
    ...(gone.length === 0 && added.length > 0
      ? [compatible(now.pattern, `has the options ${added.join(', ')} too`)]
      : []),
  ];
}

/**
 * Returns the new values of options by their old values, from every step that maps this pattern.
 */
function mappedValues(
  { migrations = [] }: FormInVersion['plan'],
  pattern: string,
): ReadonlyMap<string, string> {
  const steps = migrations.flatMap((each) => each.steps);
  return new Map(
    steps.flatMap((step, at) => {
      if (step.kind !== 'map') return [];
      const places = patternsAfter(`/${step.at.join('/')}`, steps.slice(at + 1));
      return places.includes(pattern) ? Object.entries(step.values) : [];
    }),
  );
}

function addedNode({ pattern, kind, required }: PlanNode): Difference {
  return compatible(
    pattern,
    `is a new ${kind === 'list' ? 'list' : 'field'}${required ? ', required' : ''}`,
  );
}

function breaking(at: string, message: string): Difference {
  return { level: 'breaking', at, message };
}

function compatible(at: string, message: string): Difference {
  return { level: 'compatible', at, message };
}
