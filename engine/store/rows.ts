import {
  type Cell,
  type GroupCell,
  invalidate,
  type ListCell,
  pointerOf,
} from '../conditions/Cell.ts';
import { cellAt, rowsMoved } from '../conditions/cellFrom.ts';
import { createRow } from '../conditions/createCells.ts';
import { applyEdit, type FormSession, settleUnder, unsettleUnder } from './FormSession.ts';
import { EXACT_CELLS, STORE_CELLS } from './newCellOptions.ts';
import { idAhead } from './rowsAhead.ts';

/**
 * Adds an empty row at the end of a list, or a copy of a row directly after it.
 *
 * @param copied index of the row to copy
 * @returns the index of the new row
 * @throws {RangeError} when the list or the row does not exist, or the list is full
 */
export function addRow(session: FormSession, pointer: string, copied?: number): number {
  const list = listAt(session, pointer);
  if (list.rows.length >= list.node.maxItems) {
    throw new RangeError(`Cannot add a row: ${pointer} is full`);
  }
  const index = copied === undefined ? list.rows.length : copied + 1;
  const row =
    copied === undefined
      ? createRow(list, undefined, STORE_CELLS, index, idAhead(list))
      : createRow(list, rawOf(rowAt(list, copied)), EXACT_CELLS, index);
  putRows(session, list, list.rows.toSpliced(index, 0, row));
  return index;
}

/**
 * Returns the data of a cell. It includes hidden answers, because they return when their condition
 * holds.
 */
function rawOf(cell: Cell): unknown {
  if (cell.kind === 'leaf') return cell.raw;
  if (cell.kind === 'list') return cell.rows.map(rawOf);
  const [first] = cell.children;
  if (cell.node.isBare && first) return rawOf(first);
  return Object.fromEntries(cell.children.map((child) => [child.node.key, rawOf(child)]));
}

/**
 * Removes a row with its errors; later rows move up and keep theirs.
 *
 * @returns a function that restores the row with its errors
 * @throws {RangeError} when the row does not exist
 */
export function removeRow(session: FormSession, pointer: string, index: number): () => void {
  const list = listAt(session, pointer);
  const row = rowAt(list, index);
  const { clearings } = session;
  putRows(session, list, list.rows.toSpliced(index, 1));
  return () => {
    // The answers were replaced or cleared meanwhile, or the row is restored already.
    if (session.clearings !== clearings || list.rows.includes(row)) return;
    putRows(session, list, list.rows.toSpliced(index, 0, row));
  };
}

/**
 * Moves a row to another index; the rows between move by one.
 *
 * @throws {RangeError} when the row or the target index does not exist
 */
export function moveRow(session: FormSession, pointer: string, from: number, to: number): void {
  const list = listAt(session, pointer);
  const row = rowAt(list, from);
  rowAt(list, to);
  if (from !== to) putRows(session, list, list.rows.toSpliced(from, 1).toSpliced(to, 0, row));
}

/** Returns stable keys of the rows: the same list until the rows change. */
export function rowKeysOf(list: ListCell): readonly string[] {
  const known = KEYS.get(list.rows);
  if (known) return known;
  const keys = list.rows.map(({ id }) => String(id));
  KEYS.set(list.rows, keys);
  return keys;
}

const KEYS = new WeakMap<readonly GroupCell[], readonly string[]>();

/**
 * Replaces the rows of a list. Rows before the first changed one stay as they are: a fifty-first
 * row does not validate the first fifty again.
 */
function putRows(session: FormSession, list: ListCell, rows: readonly GroupCell[]): void {
  const from = firstChange(list.rows, rows);
  const moved = rows.slice(from);
  const gone = list.rows.slice(from).filter((row) => !moved.includes(row));
  // The dependencies of a restored row may have changed without a notification to it.
  for (const row of moved) if (!list.rows.includes(row, from)) unsettleUnder(row);
  // A row added at the end moves no other row.
  if (from < list.rows.length) rowsMoved(session.state.root);
  list.rows = rows;
  for (const [index, row] of rows.entries()) row.index = index;
  invalidate(list);
  for (const row of moved) settleUnder(session.state, row);
  // An answer that equalled a removed one is no longer a duplicate.
  for (const row of [...moved, ...gone]) session.board.examineLater(row);
  session.board.forgetShown();
  session.listeners.rowsChanged(pointerOf(list), from);
  applyEdit(session, [list]);
}

/** Returns the first index at which two lists of rows differ. */
function firstChange(before: readonly GroupCell[], after: readonly GroupCell[]): number {
  const at = before.findIndex((row, index) => row !== after[index]);
  return at < 0 ? before.length : at;
}

function listAt(session: FormSession, pointer: string): ListCell {
  const cell = cellAt(session.state.root, pointer);
  if (cell?.kind === 'list') return cell;
  throw new RangeError(`Cannot change the rows: ${pointer} is not a list`);
}

function rowAt(list: ListCell, index: number): GroupCell {
  const row = list.rows[index];
  if (!row) throw new RangeError(`Cannot find row ${index}: there are ${list.rows.length}`);
  return row;
}
