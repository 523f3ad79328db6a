import {
  type Cell,
  type GroupCell,
  invalidate,
  type ListCell,
  pointerOf,
} from '../conditions/Cell.ts';
import { cellAt, rowsMoved } from '../conditions/cellFrom.ts';
import { growRow } from '../conditions/growCell.ts';
import { idAhead } from './rowsAhead.ts';
import { applyEdit, type Sitting, settleUnder, unsettleUnder } from './Sitting.ts';
import { EXACT_GROWTH, STORE_GROWTH } from './storeGrowth.ts';

/**
 * Adds an empty row at the end of a list, or a copy of one right behind it.
 *
 * @param copied index of the row to copy
 * @returns its index
 * @throws {RangeError} when there is no such list or row, or the list is full
 */
export function addRow(sitting: Sitting, pointer: string, copied?: number): number {
  const list = listAt(sitting, pointer);
  if (list.rows.length >= list.node.maxItems) {
    throw new RangeError(`Cannot add a row: ${pointer} is full`);
  }
  const index = copied === undefined ? list.rows.length : copied + 1;
  const row =
    copied === undefined
      ? growRow(list, undefined, STORE_GROWTH, index, idAhead(list))
      : growRow(list, rawOf(rowAt(list, copied)), EXACT_GROWTH, index);
  putRows(sitting, list, list.rows.toSpliced(index, 0, row));
  return index;
}

/** What stands in a cell as data, hidden answers included: they are back where their condition holds. */
function rawOf(cell: Cell): unknown {
  if (cell.kind === 'leaf') return cell.raw;
  if (cell.kind === 'list') return cell.rows.map(rawOf);
  const [first] = cell.children;
  if (cell.node.isBare && first) return rawOf(first);
  return Object.fromEntries(cell.children.map((child) => [child.node.key, rawOf(child)]));
}

/**
 * Removes a row with its errors; those after it move up and keep theirs.
 *
 * @returns puts the row back as it was, errors included
 * @throws {RangeError} when there is no such row
 */
export function removeRow(sitting: Sitting, pointer: string, index: number): () => void {
  const list = listAt(sitting, pointer);
  const row = rowAt(list, index);
  const { clearings } = sitting;
  putRows(sitting, list, list.rows.toSpliced(index, 1));
  return () => {
    // Answers were replaced or cleared meanwhile, or it was put back already.
    if (sitting.clearings !== clearings || list.rows.includes(row)) return;
    putRows(sitting, list, list.rows.toSpliced(index, 0, row));
  };
}

/**
 * Moves a row to another place; the rows between move by one.
 *
 * @throws {RangeError} when there is no such row or place
 */
export function moveRow(sitting: Sitting, pointer: string, from: number, to: number): void {
  const list = listAt(sitting, pointer);
  const row = rowAt(list, from);
  rowAt(list, to);
  if (from !== to) putRows(sitting, list, list.rows.toSpliced(from, 1).toSpliced(to, 0, row));
}

/** Names of the rows that stay with them: the same list of names until the rows are others. */
export function rowKeysOf(list: ListCell): readonly string[] {
  const known = KEYS.get(list.rows);
  if (known) return known;
  const keys = list.rows.map(({ id }) => String(id));
  KEYS.set(list.rows, keys);
  return keys;
}

const KEYS = new WeakMap<readonly GroupCell[], readonly string[]>();

/**
 * Rows before the first that changes stay as they are: in a list of fifty nobody is asked again because
 * a fifty-first was added.
 */
function putRows(sitting: Sitting, list: ListCell, rows: readonly GroupCell[]): void {
  const from = firstChange(list.rows, rows);
  const moved = rows.slice(from);
  const gone = list.rows.slice(from).filter((row) => !moved.includes(row));
  // What a row that comes back hangs on may have changed while nobody told it.
  for (const row of moved) if (!list.rows.includes(row, from)) unsettleUnder(row);
  // A row more at the end moves none.
  if (from < list.rows.length) rowsMoved(sitting.state.root);
  list.rows = rows;
  for (const [index, row] of rows.entries()) row.index = index;
  invalidate(list);
  for (const row of moved) settleUnder(sitting.state, row);
  // What was equal to an answer that is gone is so no more.
  for (const row of [...moved, ...gone]) sitting.board.examineLater(row);
  sitting.board.forgetShown();
  sitting.listeners.rowsChanged(pointerOf(list), from);
  applyEdit(sitting, [list]);
}

/** The first place at which two lists of rows differ. */
function firstChange(before: readonly GroupCell[], after: readonly GroupCell[]): number {
  const at = before.findIndex((row, index) => row !== after[index]);
  return at < 0 ? before.length : at;
}

function listAt(sitting: Sitting, pointer: string): ListCell {
  const cell = cellAt(sitting.state.root, pointer);
  if (cell?.kind === 'list') return cell;
  throw new RangeError(`Cannot change the rows: ${pointer} is no list`);
}

function rowAt(list: ListCell, index: number): GroupCell {
  const row = list.rows[index];
  if (!row) throw new RangeError(`Cannot find row ${index}: there are ${list.rows.length}`);
  return row;
}
