import type { ListNode, PlanNode } from '../definition/PlanNode.ts';
import { rowNode } from '../definition/rowNode.ts';
import { isEmpty } from '../values/isEmpty.ts';
import { valueAt } from './valueAt.ts';

/**
 * The rows of a list that count: all of them, or those that hold anything where empty ones are
 * dropped. What is handed in has only these, numbered as here; on the page the others stand between.
 *
 * @param rows normalised, hidden values absent
 * @returns their places among the rows
 */
export function countedRows(node: ListNode, rows: unknown): readonly number[] {
  if (!Array.isArray(rows)) return [];
  const counts = (row: unknown) => node.emptyRows === 'refuse' || holds(rowNode(node), row);
  return rows.flatMap((row: unknown, index) => (counts(row) ? [index] : []));
}

/** Whether anything was given, as pruning decides it. */
function holds(node: PlanNode, value: unknown): boolean {
  switch (node.kind) {
    case 'leaf':
      return !isEmpty(value);
    case 'list':
      return countedRows(node, value).length > 0;
    case 'group':
      return node.children.some((child) => holds(child, valueAt(value, `/${child.key}`)));
  }
}
