import type { GroupNode, LeafNode, ListNode, PlanNode } from '../definition/PlanNode.ts';
import type { Cell, GroupCell, ListCell } from './Cell.ts';
import { GrownGroup, GrownLeaf, GrownList } from './GrownCell.ts';

/** How cells come to be. */
export interface Growth {
  /** Data of the rows of a list of which the data say nothing; `undefined` for one that is empty. */
  rowsOf(node: ListNode): readonly unknown[];
  /** Value of a leaf as the data have it. */
  leafValue(node: LeafNode, given: unknown): unknown;
  /** How a row of `rowsOf` that is not empty grows; like all else when absent. */
  readonly firstRow?: Growth;
  /** What the data do not say stays empty: no initial value is set there. */
  readonly isExact?: boolean;
  /** Creates the children of an object that the data leave out on first read: most are hidden. */
  readonly isLazy?: boolean;
}

/** Grows the root of a form from data, which need not be of the right shape. */
export function growRoot(node: GroupNode, data: unknown, growth: Growth): GroupCell {
  return growGroup(node, undefined, data, growth, 0);
}

/**
 * Grows one row of a list.
 *
 * @param id of another row that this one stands for; one of its own when absent
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

/** Grows the rows of a list; of data that are no rows, those that a list begins with. */
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

/** Only a property of the data's own: nothing is read from a prototype. */
function ownValue(data: unknown, key: string): unknown {
  if (!isObject(data)) return undefined;
  const value = data[key];
  return value !== undefined && Object.hasOwn(data, key) ? value : undefined;
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
