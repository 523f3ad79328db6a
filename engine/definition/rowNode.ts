import type { GroupNode, ListNode, PlanNode } from './PlanNode.ts';

/** Returns the single answer of a bare row; `undefined` for a row that is an object. */
export function onlyAnswer(group: GroupNode): PlanNode | undefined {
  return group.isBare ? group.children[0] : undefined;
}

/**
 * Returns the content of each row of a list: an object, or its single answer.
 *
 * @example
 * const [orders] = ORDERS.plan.root.children;
 * rowNode(orders).kind; // 'group'
 * rowNode(orders).pattern; // '/orders/*'
 */
export function rowNode({ item }: ListNode): PlanNode {
  return onlyAnswer(item) ?? item;
}

/** Returns the value of an empty row. An empty bare row is an empty text. */
export function emptyValue(row: GroupNode): unknown {
  return row.isBare ? '' : {};
}

/**
 * Returns the pointer or pattern of a child, from the pointer of the object that contains the
 * child. The answer of a bare row has the pointer of the row.
 *
 * @example
 * childPointer('/orders/0', { key: 'PRN' }); // '/orders/0/PRN'
 * childPointer('/names/0', { key: '' }); // '/names/0': a bare row
 */
export function childPointer(holder: string, { key }: Pick<PlanNode, 'key'>): string {
  return key === '' ? holder : `${holder}/${key}`;
}
