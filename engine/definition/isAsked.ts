import type { PlanNode } from './PlanNode.ts';

/** Whether an answer's first value comes from a request, so that the applicant never changes it. */
export function isAsked(node: PlanNode): boolean {
  return node.kind === 'leaf' && node.prefill?.from === 'request';
}
