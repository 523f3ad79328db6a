import type { ConditionTests } from '../contract/ValidatorModule.ts';
import type { GroupNode, LeafNode, PlanNode } from '../definition/PlanNode.ts';
import { isEmpty } from '../values/isEmpty.ts';

/**
 * Returns data with the answers that follow from the others (`inferred`). An example is the choice
 * between alternatives, which a document of another program does not have. A field with an answer,
 * and an empty object, stay unchanged.
 *
 * @param node the group of the data: `plan.root` for a whole form
 * @param data data of any shape; parts of another shape stay unchanged
 * @returns new objects only where an answer was inferred; otherwise `data` itself
 *
 * @example
 * inferAnswers(FIRST.plan.root, { idNo: 'A1234563' }, FIRST.validator); // { idNo: 'A1234563' }
 */
export function inferAnswers<T>(node: GroupNode, data: T, tests: ConditionTests): T {
  return infer(node, data, tests);
}

function infer<T>(node: PlanNode, data: T, validator: ConditionTests): T {
  if (node.kind === 'leaf' || !infersInside(node)) return data;
  if (node.kind === 'list') {
    if (!Array.isArray(data)) return data;
    const rows = data.map((row) => infer(node.item, row, validator));
    return rows.every((row, index) => row === data[index]) ? data : (rows as T);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const changes = node.children.flatMap((child) => {
    const given: unknown = Object.hasOwn(data, child.key)
      ? Reflect.get(data, child.key)
      : undefined;
    const value =
      isEmpty(given) && child.kind === 'leaf' ? inferred(child, data, validator) : given;
    const inner = infer(child, value, validator);
    return inner === undefined || inner === given ? [] : [[child.key, inner] as const];
  });
  return changes.length === 0 ? data : { ...data, ...Object.fromEntries(changes) };
}

function inferred(node: LeafNode, around: object, { tests }: ConditionTests): unknown {
  if (!node.inferred || isEmpty(around)) return undefined;
  return node.inferred.find(({ test }) => tests[test]?.(around) === true)?.value;
}

const known = new WeakMap<PlanNode, boolean>();

/** Checks whether a node has a field with inferred values; cached for each node of a plan. */
function infersInside(node: PlanNode): boolean {
  const cached = known.get(node);
  if (cached !== undefined) return cached;
  const inner = node.kind === 'list' ? [node.item] : node.kind === 'group' ? node.children : [];
  const infers = (node.kind === 'leaf' && node.inferred !== undefined) || inner.some(infersInside);
  known.set(node, infers);
  return infers;
}
