import type { RowValues } from '../definition/Expression.ts';
import type { Option } from '../definition/PlanNode.ts';
import type { LeafCell } from './Cell.ts';
import { type Answers, evaluateExpression } from './evaluateExpression.ts';

/**
 * Returns the options that the rows of a list currently give a choice: an answer of each row that
 * is filled in and satisfies the condition. Duplicates are removed, and the order is that of the
 * rows.
 *
 * @returns the previous list if its options have not changed
 */
export function offeredByRows(
  answers: Answers,
  cell: LeafCell,
  { list, where, of }: RowValues,
): readonly Option[] {
  const rows = answers.rowsAt(list, cell.parent);
  const found = new Set<string>();
  for (const row of rows) {
    if (where !== undefined && !answers.holds(where, row)) continue;
    const value = evaluateExpression(answers, of, row);
    if (value !== undefined && value !== '') found.add(String(value));
  }
  const values = [...found];
  const { offered } = cell;
  const isSame =
    values.length === offered.length && values.every((value, at) => value === offered[at]?.value);
  return isSame ? offered : values.map((value) => ({ value }));
}
