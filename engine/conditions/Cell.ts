import type { GroupNode, LeafNode, ListNode, Option } from '../definition/PlanNode.ts';
import { childPointer } from '../definition/rowNode.ts';

/** What went wrong with an answer, by its rule; where is the cell that holds it. */
export interface Fault {
  readonly rule: string;
  readonly key: string;
  readonly args: readonly (string | number)[];
  /** See `FieldError`. */
  readonly part?: string;
}

interface CellBase {
  /** Survives removal and swapping of rows. */
  readonly id: number;
  /** The innermost row around the cell whose list drops empty rows; absent outside such lists. */
  readonly droppableRow: GroupCell | undefined;
  /** Its conditions must be asked again. */
  stale: boolean;
  /** Its requirement must be asked again. */
  requirementStale: boolean;
  visible: boolean;
  required: boolean;
  /** Visible value as typed, `undefined` when absent; valid while `typedFresh`. */
  typed: unknown;
  typedFresh: boolean;
  /** Visible value, respelt and pruned; valid while `normalFresh`. */
  normal: unknown;
  normalFresh: boolean;
  /** Faults by the rank of the rule that found them; the lowest rank speaks. */
  faults: ReadonlyMap<number, Fault>;
  /** Said by the server; holds until the answer changes. */
  external: Fault | undefined;
  /** Whether the applicant is to see its fault. */
  isShown: boolean;
}

/** One answer. */
export interface LeafCell extends CellBase {
  readonly kind: 'leaf';
  readonly node: LeafNode;
  readonly parent: GroupCell;
  /** As given, kept while hidden. */
  raw: unknown;
  computed: unknown;
  offered: readonly Option[];
  /** Whether its initial value had its chance. */
  isInitialised: boolean;
}

/** An object of answers. A row knows its index. */
export interface GroupCell extends CellBase {
  readonly kind: 'group';
  readonly node: GroupNode;
  readonly parent: GroupCell | ListCell | undefined;
  readonly children: readonly Cell[];
  /** The answers being judged leave the object out; its children are created on first read. */
  readonly isAbsent: boolean;
  index: number;
}

/** A record list. */
export interface ListCell extends CellBase {
  readonly kind: 'list';
  readonly node: ListNode;
  readonly parent: GroupCell;
  rows: readonly GroupCell[];
}

/** One instance of a plan node: a field of the third row is another cell than that of the first. */
export type Cell = LeafCell | GroupCell | ListCell;

/** The JSON Pointer of a cell as the rows stand now. */
export function pointerOf(cell: Cell): string {
  const { parent } = cell;
  if (!parent) return '';
  if (cell.kind === 'group' && parent.kind === 'list') return `${pointerOf(parent)}/${cell.index}`;
  return childPointer(pointerOf(parent), cell.node);
}

/** The cell that stands for a row: of a bare row its answer, else the row itself. */
export function answering(row: Cell): Cell {
  return row.kind === 'group' && row.node.isBare ? (row.children[0] ?? row) : row;
}

/** Whether nothing was given to an answer and nothing puts a value there. */
export function isBlank({ raw, node }: LeafCell): boolean {
  return raw === undefined && !node.computed && !node.initial && node.first === undefined;
}

/** The cells directly under a cell: fields of an object, rows of a list. */
export function cellsIn(cell: Cell): readonly Cell[] {
  if (cell.kind === 'leaf') return [];
  return cell.kind === 'list' ? cell.rows : cell.children;
}

/** Calls back for a cell and everything under it, in page order. */
export function eachCell(cell: Cell, visit: (cell: Cell) => void): void {
  visit(cell);
  for (const inner of cellsIn(cell)) eachCell(inner, visit);
}

/** The object in which a cell's conditions and rules stand: the one that holds it. */
export function holderOf(cell: Cell): GroupCell {
  const { parent } = cell;
  if (!parent) {
    if (cell.kind === 'group') return cell;
    throw new TypeError('Cannot find the holder: the root is no object');
  }
  return parent.kind === 'list' ? parent.parent : parent;
}

/** Forgets what was built from a cell's value: its own and that of every object around it. */
export function invalidate(cell: Cell): void {
  for (let at: Cell | undefined = cell; at; at = at.parent) {
    at.typedFresh = false;
    at.normalFresh = false;
  }
}
