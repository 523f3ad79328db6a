import type { Cell } from '../conditions/Cell.ts';
import { cellAt, rowsMoved } from '../conditions/cellFrom.ts';
import { createRows } from '../conditions/createCells.ts';
import { applyEdit, type FormSession, settleUnder, unsettleUnder } from './FormSession.ts';
import { STORE_CELLS } from './newCellOptions.ts';
import { hideErrors } from './showing.ts';

/**
 * Resets fields to their state in a new form, with the first rows and initial values. Hides every
 * error. Rows that were removed before cannot be restored.
 *
 * @param pointers of fields outside record lists
 * @see specification, document 1, section 4: "Clear resets the active fields"
 */
export function clearFields(session: FormSession, pointers: readonly string[]): void {
  const { state, board, listeners } = session;
  const fields = pointers.flatMap((pointer) => cellAt(state.root, pointer) ?? []);
  hideErrors(session);
  const changed = fields.flatMap(resetCell);
  rowsMoved(state.root);
  for (const field of fields) unsettleUnder(field);
  for (const field of fields) settleUnder(state, field);
  for (const field of fields) board.examineLater(field);
  session.clearings += 1;
  listeners.allChanged();
  applyEdit(session, changed);
}

/** Resets a cell and everything under it. @returns the leaves and lists that were reset */
function resetCell(cell: Cell): readonly Cell[] {
  if (cell.kind === 'group') return cell.children.flatMap(resetCell);
  if (cell.kind === 'list') {
    cell.rows = createRows(cell, undefined, STORE_CELLS);
  } else {
    cell.raw = undefined;
    cell.isInitialised = false;
  }
  return [cell];
}
