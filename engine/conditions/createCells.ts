import type { GroupNode, LeafNode, ListNode, PlanNode } from '../definition/PlanNode.ts';
import type { Cell, GroupCell, ListCell } from './Cell.ts';
import { NewGroup, NewLeaf, NewList } from './NewCell.ts';

/** Options for the creation of cells from data. */
export interface NewCellOptions {
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
  readonly firstRow?: NewCellOptions;
  /** Whether answers that the data omit stay empty, without an initial value. */
  readonly isExact?: boolean;
  /**
   * Whether the children of an object that the data omit are created on first read, since most are
   * hidden.
   */
  readonly isLazy?: boolean;
}

/** Creates the root cell of a form from data, which may have the wrong shape. */
export function createRoot(node: GroupNode, data: unknown, options: NewCellOptions): GroupCell {
  return createGroup(node, undefined, data, options, 0);
}

/**
 * Creates one row of a list.
 *
 * @param id id of another row that this row replaces; a new id if absent
 */
export function createRow(
  list: ListCell,
  data: unknown,
  options: NewCellOptions,
  index: number,
  id?: number,
): GroupCell {
  const row = createGroup(list.node.item, list, data, options, index);
  return id === undefined ? row : Object.assign(row, { id });
}

/** Creates the rows of a list. If the data are not rows, the list gets its initial rows. */
export function createRows(
  list: ListCell,
  data: unknown,
  options: NewCellOptions,
): readonly GroupCell[] {
  if (Array.isArray(data)) {
    return Array.from(data, (row, index) => createRow(list, row, options, index));
  }
  const { firstRow = options } = options;
  return options
    .rowsOf(list.node)
    .map((row, index) => createRow(list, row, row === undefined ? options : firstRow, index));
}

function createGroup(
  node: GroupNode,
  parent: GroupCell | ListCell | undefined,
  data: unknown,
  options: NewCellOptions,
  index: number,
): GroupCell {
  const isAbsent = options.isLazy === true && data === undefined;
  const inside = () => createChildren(cell, data, options);
  const cell: NewGroup = new NewGroup(node, parent, index, isAbsent ? inside : undefined);
  if (parent?.kind === 'list' && parent.node.emptyRows === 'drop') cell.droppableRow = cell;
  if (!isAbsent) cell.children = inside();
  return cell;
}

function createChildren(cell: GroupCell, data: unknown, options: NewCellOptions): readonly Cell[] {
  const { node } = cell;
  return node.children.map((child) => {
    const own = node.isBare ? data : ownValue(data, child.key);
    return createCell(child, cell, own, options);
  });
}

function createCell(
  node: PlanNode,
  parent: GroupCell,
  data: unknown,
  options: NewCellOptions,
): Cell {
  if (node.kind === 'group') return createGroup(node, parent, data, options, 0);
  if (node.kind === 'leaf') {
    const raw = options.leafValue(node, data);
    return new NewLeaf(node, parent, raw, options.isExact === true);
  }
  const list = new NewList(node, parent);
  list.rows = createRows(list, data, options);
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
