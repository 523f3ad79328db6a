import type { ListNode, PlanNode } from '../definition/PlanNode.ts';
import { rowNode } from '../definition/rowNode.ts';
import { isEmpty } from '../values/isEmpty.ts';
import { valueAt } from '../values/valueAt.ts';

/**
 * Returns the rows of a list that count: all of them, or only the filled ones if the list drops
 * empty rows. A submission contains only these rows, with these numbers; the page also has the
 * empty rows between them.
 *
 * @param rows normalised rows without hidden values
 * @returns the indices of the rows that count
 */
export function countedRows(node: ListNode, rows: unknown): readonly number[] {
  if (!Array.isArray(rows)) return [];
  const counts = (row: unknown) => node.emptyRows === 'refuse' || holds(rowNode(node), row);
  return rows.flatMap((row: unknown, index) => (counts(row) ? [index] : []));
}

/** Checks whether a value is present, by the same criteria as pruning. */
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
