import type { ListNode } from './PlanNode.ts';

/** Most rows of any list that are read at all. */
const MOST_ROWS = 500;

/** How many rows are taken in; a list's own limit is a rule with a message. */
export function mostRows({ maxItems }: Pick<ListNode, 'maxItems'>): number {
  return Math.max(MOST_ROWS, maxItems);
}
