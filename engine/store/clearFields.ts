import type { Cell } from '../conditions/Cell.ts';
import { cellAt, rowsMoved } from '../conditions/cellFrom.ts';
import { growRows } from '../conditions/growCell.ts';
import { applyEdit, type Sitting, settleUnder, unsettleUnder } from './Sitting.ts';
import { hideErrors } from './showing.ts';
import { STORE_GROWTH } from './storeGrowth.ts';

/**
 * Clears fields of the form: they stand as in a new one, with the first rows and initial values. No error
 * shows, and rows that were removed from them cannot be put back.
 *
 * @param pointers of fields outside record lists
 * @see specification, document 1, section 4: "Clear resets the active fields"
 */
export function clearFields(sitting: Sitting, pointers: readonly string[]): void {
  const { state, board, listeners } = sitting;
  const fields = pointers.flatMap((pointer) => cellAt(state.root, pointer) ?? []);
  hideErrors(sitting);
  const changed = fields.flatMap(beginAgain);
  rowsMoved(state.root);
  for (const field of fields) unsettleUnder(field);
  for (const field of fields) settleUnder(state, field);
  for (const field of fields) board.examineLater(field);
  sitting.clearings += 1;
  listeners.allChanged();
  applyEdit(sitting, changed);
}

/** @returns the leaves and lists that begin anew */
function beginAgain(cell: Cell): readonly Cell[] {
  if (cell.kind === 'group') return cell.children.flatMap(beginAgain);
  if (cell.kind === 'list') {
    cell.rows = growRows(cell, undefined, STORE_GROWTH);
  } else {
    cell.raw = undefined;
    cell.isInitialised = false;
  }
  return [cell];
}
