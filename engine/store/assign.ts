import { answering, type Cell, invalidate, type LeafCell } from '../conditions/Cell.ts';

/**
 * Assigns a value to a cell; for an object, assigns the value of each of its fields. For a list, it
 * assigns values only to existing rows: `addRow` and `removeRow` change their number.
 *
 * @param value `undefined` and `null` remove the value; so does `false`, unless it is an option
 * @returns the leaves whose value changed; computed leaves never change
 */
export function assign(cell: Cell, value: unknown): readonly LeafCell[] {
  if (cell.kind === 'leaf') return assignLeaf(cell, value);
  if (cell.kind === 'list') {
    const rows: readonly unknown[] = Array.isArray(value) ? value : [];
    return cell.rows.flatMap((row, index) => assign(row, rows[index]));
  }
  const answer = answering(cell);
  if (answer !== cell) return assign(answer, value);
  return cell.children.flatMap((child) => assign(child, ownValue(value, child.node.key)));
}

function assignLeaf(cell: LeafCell, value: unknown): readonly LeafCell[] {
  const { options, valueType } = cell.node;
  const isUnticked = value === false && !options && valueType !== 'json';
  const isTakenAway = value === null || isUnticked;
  const given = isTakenAway ? undefined : value;
  if (cell.node.computed || Object.is(cell.raw, given)) return [];
  cell.raw = given;
  cell.external = undefined;
  cell.isInitialised = true;
  invalidate(cell);
  return [cell];
}

function ownValue(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
