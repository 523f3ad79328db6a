import type { GroupNode, LeafNode, ListNode, Option } from '../definition/PlanNode.ts';
import { childPointer } from '../definition/rowNode.ts';

/** A violation of a rule by an answer, stored in the cell of the answer. */
export interface RuleViolation {
  readonly rule: string;
  readonly key: string;
  readonly args: readonly (string | number)[];
  /** See `FieldError`. */
  readonly part?: string;
}

interface CellBase {
  /** The id stays the same when rows are removed or swapped. */
  readonly id: number;
  /** The innermost row around the cell whose list drops empty rows; absent outside such lists. */
  readonly droppableRow: GroupCell | undefined;
  /** Whether the cell's conditions must be evaluated again. */
  stale: boolean;
  /** Whether the cell's requirement must be evaluated again. */
  requirementStale: boolean;
  visible: boolean;
  required: boolean;
  /** The visible value as typed; `undefined` if absent. It is valid while `typedFresh` is true. */
  typed: unknown;
  typedFresh: boolean;
  /** The visible value, normalised and pruned. It is valid while `normalFresh` is true. */
  normal: unknown;
  normalFresh: boolean;
  /** Faults by the rank of the rule that found them. The fault of the lowest rank is shown. */
  violations: ReadonlyMap<number, RuleViolation>;
  /** A fault that the server reported. It stays until the answer changes. */
  external: RuleViolation | undefined;
  /** Whether the page shows the cell's fault. */
  isShown: boolean;
}

/** The cell of a single answer. */
export interface LeafCell extends CellBase {
  readonly kind: 'leaf';
  readonly node: LeafNode;
  readonly parent: GroupCell;
  /** The value as given. It is retained while the field is hidden. */
  raw: unknown;
  computed: unknown;
  offered: readonly Option[];
  /** Whether the initial value has been applied or skipped. */
  isInitialised: boolean;
  /** The initial value as last computed. An answer that still has it is untouched. */
  initialValue: unknown;
}

/** The cell of an object of answers. A row has its index. */
export interface GroupCell extends CellBase {
  readonly kind: 'group';
  readonly node: GroupNode;
  readonly parent: GroupCell | ListCell | undefined;
  readonly children: readonly Cell[];
  /** Whether the evaluated answers omit the object. Its children are then created on first read. */
  readonly isAbsent: boolean;
  index: number;
}

/** The cell of a record list. */
export interface ListCell extends CellBase {
  readonly kind: 'list';
  readonly node: ListNode;
  readonly parent: GroupCell;
  rows: readonly GroupCell[];
}

/** An instance of a plan node. A field has a separate cell in each row. */
export type Cell = LeafCell | GroupCell | ListCell;

/** Returns the JSON Pointer of a cell, with the current indices of its rows. */
export function pointerOf(cell: Cell): string {
  const { parent } = cell;
  if (!parent) return '';
  if (cell.kind === 'group' && parent.kind === 'list') return `${pointerOf(parent)}/${cell.index}`;
  return childPointer(pointerOf(parent), cell.node);
}

/** Returns the cell that represents a row: the answer of a bare row, otherwise the row itself. */
export function answering(row: Cell): Cell {
  return row.kind === 'group' && row.node.isBare ? (row.children[0] ?? row) : row;
}

/** Checks whether an answer has no value and cannot get one from an expression or default. */
export function isBlank({ raw, node }: LeafCell): boolean {
  return raw === undefined && !node.computed && !node.initial && node.first === undefined;
}

/** Returns the cells directly under a cell: fields of an object, rows of a list. */
export function cellsIn(cell: Cell): readonly Cell[] {
  if (cell.kind === 'leaf') return [];
  return cell.kind === 'list' ? cell.rows : cell.children;
}

/** Calls a function for a cell and everything under it, in page order. */
export function eachCell(cell: Cell, visit: (cell: Cell) => void): void {
  visit(cell);
  for (const inner of cellsIn(cell)) eachCell(inner, visit);
}

/** Returns the object that holds a cell: the context of the cell's conditions and rules. */
export function holderOf(cell: Cell): GroupCell {
  const { parent } = cell;
  if (!parent) {
    if (cell.kind === 'group') return cell;
    throw new TypeError('Cannot find the holder: the root is not an object');
  }
  return parent.kind === 'list' ? parent.parent : parent;
}

/** Drops the cached values of a cell and of every object around it. */
export function invalidate(cell: Cell): void {
  for (let at: Cell | undefined = cell; at; at = at.parent) {
    at.typedFresh = false;
    at.normalFresh = false;
  }
}
