import type { ListNode } from '#engine';
import { useFormPart } from './FormPart.ts';

/** What may be done with each of so many rows of a list, by its index. */
export function useRowRights(node: ListNode, count: number) {
  const { isReadOnly } = useFormPart();
  const canMove = !isReadOnly && node.ordered;
  return (index: number) => ({
    canRemove: !isReadOnly && count > node.minItems,
    canMoveUp: canMove && index > 0,
    canMoveDown: canMove && index < count - 1,
  });
}
