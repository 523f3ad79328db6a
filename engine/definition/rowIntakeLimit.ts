import type { ListNode } from './PlanNode.ts';

/** The row limit for lists with a lower limit of their own. */
const LOWEST_LIMIT = 500;

/**
 * Returns the maximum number of rows that are read. A list's own limit is a rule with a message.
 *
 * @example
 * rowIntakeLimit({ maxItems: 5 }); // 500
 * rowIntakeLimit({ maxItems: 1000 }); // 1000
 */
export function rowIntakeLimit({ maxItems }: Pick<ListNode, 'maxItems'>): number {
  return Math.max(LOWEST_LIMIT, maxItems);
}
