import type { RowValues } from '../definition/Expression.ts';
import type { Option } from '../definition/PlanNode.ts';
import type { LeafCell } from './Cell.ts';
import { evaluateExpression } from './evaluateExpression.ts';
import type { FormState } from './FormState.ts';

/**
 * The options that the rows of a list give a choice now: an answer of each row that is filled and
 * satisfies the condition, each once, in the order of the rows.
 *
 * @returns the same list as before while it says the same
 */
export function offeredByRows(
  state: FormState,
  cell: LeafCell,
  { list, where, of }: RowValues,
): readonly Option[] {
  const rows = state.rowsAt(list, cell.parent);
  const found = new Set<string>();
  for (const row of rows) {
    if (where !== undefined && !state.holds(where, row)) continue;
    const value = evaluateExpression(state, of, row);
    if (value !== undefined && value !== '') found.add(String(value));
  }
  const values = [...found];
  const { offered } = cell;
  const isSame =
    values.length === offered.length && values.every((value, at) => value === offered[at]?.value);
  return isSame ? offered : values.map((value) => ({ value }));
}
