import type { PlanNode } from './PlanNode.ts';

/**
 * Checks whether an answer's first value comes from a request, so that the applicant cannot change
 * it.
 *
 * @example
 * const [applicantName] = FIRST.plan.root.children;
 * isAsked({ ...applicantName, prefill: { from: 'request', name: 'name' } }); // true
 * isAsked(applicantName); // false
 */
export function isAsked(node: PlanNode): boolean {
  return node.kind === 'leaf' && node.prefill?.from === 'request';
}
