import { isAsked, type ListNode } from '#engine';
import { useFormPart } from '../../form-context/FormPart.ts';
import { uiOptions } from '../../form-context/uiOptions.ts';

/**
 * Checks whether the rows of a list are fixed: by the page, by the list's UI schema, or because
 * they come from the Registry's record.
 */
export function useIsFixed({ ui, item }: ListNode): boolean {
  const { isReadOnly } = useFormPart();
  return (
    isReadOnly ||
    ui['ui:readonly'] === true ||
    ui['ui:disabled'] === true ||
    item.children.some(isAsked)
  );
}

/** Checks whether `ui:options` of a list lets rows be added or removed; the default is yes. */
export function isAllowed({ ui }: ListNode, what: 'addable' | 'removable'): boolean {
  return Object(ui['ui:options'])[what] !== false;
}

/**
 * Returns a function of a row's index that returns the permitted actions. That function also
 * accepts the index after the last row, for a prerendered row.
 */
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
