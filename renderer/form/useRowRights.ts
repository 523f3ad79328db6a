import { isAsked, type ListNode } from '#engine';
import { uiOptions } from './arrange.ts';
import { useFormPart } from './FormPart.ts';

/** Whether a list keeps the rows that it has: by the page, by its layout, or as they were asked for. */
export function useIsFixed({ ui, item }: ListNode): boolean {
  const { isReadOnly } = useFormPart();
  return (
    isReadOnly ||
    ui['ui:readonly'] === true ||
    ui['ui:disabled'] === true ||
    item.children.some(isAsked)
  );
}

/** Whether a layout lets rows be added or removed: `ui:options` has what it says. */
export function isAllowed({ ui }: ListNode, what: 'addable' | 'removable'): boolean {
  return Object(ui['ui:options'])[what] !== false;
}

/** What may be done with each of so many rows of a list, by its index; with one behind them, once it is added. */
export function useRowRights(node: ListNode, count: number) {
  const isFixed = useIsFixed(node);
  const canMove = !isFixed && node.ordered;
  const canCopy = !isFixed && isAllowed(node, 'addable') && uiOptions(node).copyable === true;
  return (index: number) => {
    const all = Math.max(count, index + 1);
    return {
      canCopy: canCopy && all < node.maxItems,
      canRemove: !isFixed && isAllowed(node, 'removable') && all > node.minItems,
      canMoveUp: canMove && index > 0,
      canMoveDown: canMove && index < all - 1,
    };
  };
}
