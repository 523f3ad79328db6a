import type { GroupNode, LeafNode, ListNode, PlanNode } from '../definition/PlanNode.ts';
import type { Cell, GroupCell, ListCell } from './Cell.ts';
import { GrownGroup, GrownLeaf, GrownList } from './GrownCell.ts';

/** Options for the creation of cells from data. */
export interface Growth {
  /**
   * Returns the data of a list's rows if the data omit the list; an empty row is `undefined`.
   */
  rowsOf(node: ListNode): readonly unknown[];
  /** Returns the value of a leaf from its data. */
  leafValue(node: LeafNode, given: unknown): unknown;
  /**
   * The options for rows of `rowsOf` that are not empty; by default the same options as for other
   * cells.
   */
  readonly firstRow?: Growth;
  /** Whether answers that the data omit stay empty, without an initial value. */
  readonly isExact?: boolean;
  /**
   * Whether the children of an object that the data omit are created on first read, since most are
   * hidden.
   */
  readonly isLazy?: boolean;
}

/** Creates the root cell of a form from data, which may have the wrong shape. */
export function growRoot(node: GroupNode, data: unknown, growth: Growth): GroupCell {
  return growGroup(node, undefined, data, growth, 0);
}

/**
 * Creates one row of a list.
 *
 * @param id id of another row that this row replaces; a new id if absent
 */
export function growRow(
  list: ListCell,
  data: unknown,
  growth: Growth,
  index: number,
  id?: number,
): GroupCell {
  const row = growGroup(list.node.item, list, data, growth, index);
  return id === undefined ? row : Object.assign(row, { id });
}

/** Creates the rows of a list. If the data are not rows, the list gets its initial rows. */
export function growRows(list: ListCell, data: unknown, growth: Growth): readonly GroupCell[] {
  if (Array.isArray(data)) {
    return Array.from(data, (row, index) => growRow(list, row, growth, index));
  }
  const { firstRow = growth } = growth;
  return growth
    .rowsOf(list.node)
    .map((row, index) => growRow(list, row, row === undefined ? growth : firstRow, index));
}

function growGroup(
  node: GroupNode,
  parent: GroupCell | ListCell | undefined,
  data: unknown,
  growth: Growth,
  index: number,
): GroupCell {
  const isAbsent = growth.isLazy === true && data === undefined;
  const inside = () => growChildren(cell, data, growth);
  const cell: GrownGroup = new GrownGroup(node, parent, index, isAbsent ? inside : undefined);
  if (parent?.kind === 'list' && parent.node.emptyRows === 'drop') cell.droppableRow = cell;
  if (!isAbsent) cell.children = inside();
  return cell;
}

function growChildren(cell: GroupCell, data: unknown, growth: Growth): readonly Cell[] {
  const { node } = cell;
  return node.children.map((child) => {
    const own = node.isBare ? data : ownValue(data, child.key);
    return grow(child, cell, own, growth);
  });
}

function grow(node: PlanNode, parent: GroupCell, data: unknown, growth: Growth): Cell {
  if (node.kind === 'group') return growGroup(node, parent, data, growth, 0);
  if (node.kind === 'leaf') {
    const raw = growth.leafValue(node, data);
    return new GrownLeaf(node, parent, raw, growth.isExact === true);
  }
  const list = new GrownList(node, parent);
  list.rows = growRows(list, data, growth);
  return list;
}

/** Returns an own property of the data, never an inherited one. */
function ownValue(data: unknown, key: string): unknown {
  if (!isObject(data)) return undefined;
  const value = data[key];
  return value !== undefined && Object.hasOwn(data, key) ? value : undefined;
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
