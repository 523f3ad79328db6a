import type { PlanNode } from '../definition/PlanNode.ts';
import { isAbove, segmentsOf } from '../values/pointer.ts';
import { answering, type Cell, type GroupCell, type ListCell } from './Cell.ts';

/**
 * The cell of a pattern, seen from an object: the rows in the pattern are those that the object
 * stands in.
 *
 * @returns `undefined` when the pattern leads into rows of another list
 */
export function cellFrom(context: GroupCell, pattern: string): Cell | undefined {
  return cellAlongWay(context, wayFrom(context, pattern));
}

/**
 * Returns a function that finds the cell of one pattern as `cellFrom` does. It remembers the way from
 * the last kind of object, because a condition of a row is asked of row after row.
 */
export function cellFinder(pattern: string): (context: GroupCell) => Cell | undefined {
  let node: PlanNode | undefined;
  let way: Way = { up: 0, down: [] };
  return (context) => {
    if (context.node !== node) {
      way = wayFrom(context, pattern);
      node = context.node;
    }
    return cellAlongWay(context, way);
  };
}

function cellAlongWay(context: GroupCell, way: Way): Cell | undefined {
  let at: Cell | undefined = context;
  for (let up = way.up; up > 0; up -= 1) at = at?.parent;
  for (const child of way.down) at = at?.kind === 'group' ? at.children[child] : undefined;
  return at && answering(at);
}

/** How many objects up, then which child each time. A step that there is not leads nowhere. */
interface Way {
  readonly up: number;
  readonly down: readonly number[];
}

const waysFrom = new WeakMap<PlanNode, Map<string, Way>>();

/** The way is the same from every row of a list: it is looked for once. */
function wayFrom(context: GroupCell, pattern: string): Way {
  let ways = waysFrom.get(context.node);
  if (!ways) {
    ways = new Map();
    waysFrom.set(context.node, ways);
  }
  let way = ways.get(pattern);
  if (!way) {
    way = lookForWay(context, pattern);
    ways.set(pattern, way);
  }
  return way;
}

function lookForWay(context: GroupCell, pattern: string): Way {
  let up = 0;
  let at: Cell = context;
  while (at.parent && !isAbove(at.node.pattern, pattern)) {
    at = at.parent;
    up += 1;
  }
  let node: PlanNode | undefined = at.node;
  const down = segmentsOf(pattern.slice(at.node.pattern.length)).map((name) => {
    const children: readonly PlanNode[] = node?.kind === 'group' ? node.children : [];
    const index = children.findIndex(({ key }) => key === name);
    node = children[index];
    return index;
  });
  return { up, down };
}

/**
 * The cell at a pointer with row indices. Looked for once; whoever changes rows says so (`rowsMoved`).
 *
 * @returns `undefined` when there is none (a row that was removed)
 */
export function cellAt(root: GroupCell, pointer: string): Cell | undefined {
  const known = cellsOf.get(root) ?? new Map<string, Cell>();
  cellsOf.set(root, known);
  const found = known.get(pointer) ?? cellAlong(root, pointer, rowOf);
  if (found) known.set(pointer, found);
  return found;
}

/** Rows came, went or changed places: a pointer may lead to another cell now. */
export function rowsMoved(root: GroupCell): void {
  cellsOf.delete(root);
}

const cellsOf = new WeakMap<GroupCell, Map<string, Cell>>();

/**
 * As `cellAt`, looked for each time.
 *
 * @param rowAt the row of a list at an index
 */
export function cellAlong(
  root: GroupCell,
  pointer: string,
  rowAt: (list: ListCell, index: number) => GroupCell | undefined,
): Cell | undefined {
  const found = segmentsOf(pointer).reduce<Cell | undefined>((cell, name) => {
    if (cell?.kind === 'list') return rowAt(cell, Number(name));
    return cell?.kind === 'group' ? cell.children.find(({ node }) => node.key === name) : undefined;
  }, root);
  return found && answering(found);
}

const rowOf = (list: ListCell, index: number) => list.rows[index];

/** The rows of the list with a pattern, seen from an object. */
export function rowsFrom(context: GroupCell, pattern: string): readonly GroupCell[] {
  const list = cellFrom(context, pattern);
  return list?.kind === 'list' ? list.rows : [];
}

/**
 * Every cell of a pattern under a cell.
 *
 * @param top a cell whose own pattern lies above
 */
export function cellsUnder(top: Cell, pattern: string): readonly Cell[] {
  const rest = segmentsOf(pattern.slice(top.node.pattern.length));
  return rest.reduce<readonly Cell[]>(
    (cells, name) => cells.flatMap((cell) => step(cell, name)),
    [top],
  );
}

function step(cell: Cell, name: string): readonly Cell[] {
  if (cell.kind === 'list') return name === '*' ? cell.rows.map(answering) : [];
  if (cell.kind === 'leaf') return [];
  const child = cell.children.find(({ node }) => node.key === name);
  return child ? [child] : [];
}
