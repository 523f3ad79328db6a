import { isAsked } from '../definition/isAsked.ts';
import type { PlanNode } from '../definition/PlanNode.ts';

/**
 * Checks whether the applicant cannot change any answer at a place: each one is computed, provided
 * by the Registry, or read-only in the layout.
 */
export function isFixed(node: PlanNode): boolean {
  if (node.kind === 'group') return node.children.every(isFixed);
  const isShownOnly = node.ui['ui:readonly'] === true || node.ui['ui:disabled'] === true;
  if (isShownOnly) return true;
  return node.kind === 'list' ? isFixed(node.item) : node.computed !== undefined || isAsked(node);
}
