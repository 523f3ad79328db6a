import type { PlanNode } from '../definition/PlanNode.ts';
import { isAbove, segmentsOf } from '../values/pointer.ts';
import { answering, type Cell, type GroupCell, type ListCell } from './Cell.ts';

/**
 * Returns the cell of a pattern, relative to an object. The rows in the pattern are the rows that
 * contain the object.
 *
 * @returns `undefined` if the pattern leads into rows of another list
 */
export function cellFrom(context: GroupCell, pattern: string): Cell | undefined {
  return cellAtPath(context, pathFrom(context, pattern));
}

/**
 * Returns a function that finds the cell of one pattern as `cellFrom` does. It caches the path from
 * the last kind of object, because a condition is often evaluated for all rows in turn.
 */
export function cellFinder(pattern: string): (context: GroupCell) => Cell | undefined {
  let node: PlanNode | undefined;
  let path: CellPath = { up: 0, down: [] };
  return (context) => {
    if (context.node !== node) {
      path = pathFrom(context, pattern);
      node = context.node;
    }
    return cellAtPath(context, path);
  };
}

function cellAtPath(context: GroupCell, path: CellPath): Cell | undefined {
  let at: Cell | undefined = context;
  for (let up = path.up; up > 0; up -= 1) at = at?.parent;
  for (const child of path.down) at = at?.kind === 'group' ? at.children[child] : undefined;
  return at && answering(at);
}

/**
 * A path to a cell: the number of levels up, then the index of the child at each level. An index of
 * -1 leads to no cell.
 */
interface CellPath {
  readonly up: number;
  readonly down: readonly number[];
}

const pathCache = new WeakMap<PlanNode, Map<string, CellPath>>();

/** Returns the cached path, which is the same from every row of a list. */
function pathFrom(context: GroupCell, pattern: string): CellPath {
  let paths = pathCache.get(context.node);
  if (!paths) {
    paths = new Map();
    pathCache.set(context.node, paths);
  }
  let path = paths.get(pattern);
  if (!path) {
    path = findPath(context, pattern);
    paths.set(pattern, path);
  }
  return path;
}

function findPath(context: GroupCell, pattern: string): CellPath {
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
 * Returns the cell at a pointer with row indices. The result is cached: the caller that changes
 * rows must call `rowsMoved`.
 *
 * @returns `undefined` if the pointer has no cell, such as in a removed row
 */
export function cellAt(root: GroupCell, pointer: string): Cell | undefined {
  const known = cellsOf.get(root) ?? new Map<string, Cell>();
  cellsOf.set(root, known);
  const found = known.get(pointer) ?? cellAlong(root, pointer, rowOf);
  if (found) known.set(pointer, found);
  return found;
}

/**
 * Clears the cache after rows were added, removed or moved, since a pointer may lead to another
 * cell.
 */
export function rowsMoved(root: GroupCell): void {
  cellsOf.delete(root);
}

const cellsOf = new WeakMap<GroupCell, Map<string, Cell>>();

/**
 * Returns the cell at a pointer as `cellAt` does, without a cache.
 *
 * @param rowAt returns the row of a list at an index
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

/** Returns the rows of the list with a pattern, relative to an object. */
export function rowsFrom(context: GroupCell, pattern: string): readonly GroupCell[] {
  const list = cellFrom(context, pattern);
  return list?.kind === 'list' ? list.rows : [];
}

/**
 * Returns every cell of a pattern under a cell.
 *
 * @param top a cell whose own pattern is a prefix of `pattern`
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
