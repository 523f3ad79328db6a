import type { GroupNode, ListNode, PlanNode } from './PlanNode.ts';

/** The answer that a bare row is; nothing of an object of answers. */
export function onlyAnswer(group: GroupNode): PlanNode | undefined {
  return group.isBare ? group.children[0] : undefined;
}

/** What each row of a list holds: an object, or the single answer that it is. */
export function rowNode({ item }: ListNode): PlanNode {
  return onlyAnswer(item) ?? item;
}

/** What a row holds while it is empty: a bare row is an empty text. */
export function emptyValue(row: GroupNode): unknown {
  return row.isBare ? '' : {};
}

/**
 * The pointer or pattern of a child, from that of the object that holds it. The answer of a bare row
 * stands where the row stands.
 */
export function childPointer(holder: string, { key }: Pick<PlanNode, 'key'>): string {
  return key === '' ? holder : `${holder}/${key}`;
}
