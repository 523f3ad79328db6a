import { isAsked } from '../definition/isAsked.ts';
import type { PlanNode } from '../definition/PlanNode.ts';

/**
 * Whether the applicant can change nothing at a place: the answer is computed or the Registry's own,
 * the layout only shows it, or all of this holds for each answer in it.
 */
export function isFixed(node: PlanNode): boolean {
  if (node.kind === 'group') return node.children.every(isFixed);
  const isShownOnly = node.ui['ui:readonly'] === true || node.ui['ui:disabled'] === true;
  if (isShownOnly) return true;
  return node.kind === 'list' ? isFixed(node.item) : node.computed !== undefined || isAsked(node);
}
