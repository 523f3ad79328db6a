import type { GroupNode, PlanNode } from '../definition/PlanNode.ts';
import { rowNode } from '../definition/rowNode.ts';
import { segmentsOf } from '../values/pointer.ts';

/**
 * Returns the plan's node for a pointer with row indices, even when the row does not exist.
 *
 * @throws {RangeError} when the form has no such field
 */
export function nodeAt(root: GroupNode, pointer: string): PlanNode {
  const found = segmentsOf(pointer).reduce<PlanNode | undefined>((node, name) => {
    if (node?.kind === 'list') return rowNode(node);
    return node?.kind === 'group' ? node.children.find(({ key }) => key === name) : undefined;
  }, root);
  if (!found) throw new RangeError(`Cannot find the field: the form has no ${pointer}`);
  return found;
}
