import type { Cell, GroupCell, ListCell } from '../conditions/Cell.ts';
import { cellAlong } from '../conditions/cellFrom.ts';
import { createRow } from '../conditions/createCells.ts';
import { STORE_CELLS } from './newCellOptions.ts';

/**
 * Creates the row that a list would get next, so that a page can read it before it is added.
 *
 * @returns the key of the row; `undefined` where the list is full
 */
export function rowAhead(list: ListCell): string | undefined {
  const index = list.rows.length;
  if (index >= list.node.maxItems) return undefined;
  const row = AHEAD.get(list.rows) ?? createRow(list, undefined, STORE_CELLS, index);
  AHEAD.set(list.rows, row);
  return String(row.id);
}

/** Returns the id of the prepared next row of a list, if one was prepared. */
export function idAhead(list: ListCell): number | undefined {
  return AHEAD.get(list.rows)?.id;
}

/**
 * Returns the cell at a pointer, also inside a prepared row; `undefined` when there is no such
 * cell.
 */
export function cellAhead(root: GroupCell, pointer: string): Cell | undefined {
  return cellAlong(root, pointer, (list, index) => list.rows[index] ?? aheadAt(list, index));
}

function aheadAt(list: ListCell, index: number): GroupCell | undefined {
  return index === list.rows.length ? AHEAD.get(list.rows) : undefined;
}

/**
 * The prepared row, keyed by the current rows of its list: adding or removing a row discards it.
 */
const AHEAD = new WeakMap<readonly GroupCell[], GroupCell>();
