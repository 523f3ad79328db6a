import type { GroupNode, LeafNode, ListNode, PlanNode } from '../definition/PlanNode.ts';
import type { Cell, Fault, GroupCell, LeafCell, ListCell } from './Cell.ts';

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
  const children: Cell[] = [];
  const cell: Writable<GroupCell> = {
    ...blank(parent),
    kind: 'group',
    node,
    parent,
    children,
    index,
  };
  if (parent?.kind === 'list' && parent.node.emptyRows === 'drop') cell.droppableRow = cell;
  for (const child of node.children) {
    const own = node.isBare ? data : ownValue(data, child.key);
    children.push(grow(child, cell, own, growth));
  }
  return cell;
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

function grow(node: PlanNode, parent: GroupCell, data: unknown, growth: Growth): Cell {
  if (node.kind === 'group') return growGroup(node, parent, data, growth, 0);
  return node.kind === 'list'
    ? growList(node, parent, data, growth)
    : growLeaf(node, parent, data, growth);
}

function growList(node: ListNode, parent: GroupCell, data: unknown, growth: Growth): ListCell {
  const cell: ListCell = { ...blank(parent), kind: 'list', node, parent, rows: [] };
  cell.rows = growRows(cell, data, growth);
  return cell;
}

function growLeaf(node: LeafNode, parent: GroupCell, data: unknown, growth: Growth): LeafCell {
  return {
    ...blank(parent),
    kind: 'leaf',
    node,
    parent,
    raw: growth.leafValue(node, data),
    computed: undefined,
    offered: node.options ?? NO_OPTIONS,
    isInitialised: growth.isExact === true,
  };
}

const NO_OPTIONS: LeafCell['offered'] = [];
const NO_FAULTS: ReadonlyMap<number, Fault> = new Map();
let lastId = 0;

function blank(parent: GroupCell | ListCell | undefined) {
  lastId += 1;
  return {
    id: lastId,
    droppableRow: parent?.droppableRow,
    stale: true,
    requirementStale: true,
    visible: false,
    required: false,
    typed: undefined,
    typedFresh: false,
    normal: undefined,
    normalFresh: false,
    faults: NO_FAULTS,
    external: undefined,
    isShown: false,
  };
}

/** Only a property of the data's own: nothing is read from a prototype. */
function ownValue(data: unknown, key: string): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  return Object.hasOwn(data, key) ? Reflect.get(data, key) : undefined;
}
