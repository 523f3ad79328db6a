import type { Cell, GroupCell, ListCell } from '../conditions/Cell.ts';
import { cellAlong } from '../conditions/cellFrom.ts';
import { growRow } from '../conditions/growCell.ts';
import { STORE_GROWTH } from './storeGrowth.ts';

/**
 * Grows the row that a list would get next, to be read before it is added.
 *
 * @returns its key; `undefined` where the list is full
 */
export function rowAhead(list: ListCell): string | undefined {
  const index = list.rows.length;
  if (index >= list.node.maxItems) return undefined;
  const row = AHEAD.get(list.rows) ?? growRow(list, undefined, STORE_GROWTH, index);
  AHEAD.set(list.rows, row);
  return String(row.id);
}

/** The id that the next row of a list was read under, if it was. */
export function idAhead(list: ListCell): number | undefined {
  return AHEAD.get(list.rows)?.id;
}

/** The cell at a pointer that leads into a row ahead; `undefined` when it leads nowhere else either. */
export function cellAhead(root: GroupCell, pointer: string): Cell | undefined {
  return cellAlong(root, pointer, (list, index) => list.rows[index] ?? aheadAt(list, index));
}

function aheadAt(list: ListCell, index: number): GroupCell | undefined {
  return index === list.rows.length ? AHEAD.get(list.rows) : undefined;
}

/** By the rows that there are: a row comes or goes, and what was to come after the others is void. */
const AHEAD = new WeakMap<readonly GroupCell[], GroupCell>();
