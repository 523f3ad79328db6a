import { isAbove, segmentsOf } from '../values/pointer.ts';
import { answering, type Cell, type GroupCell } from './Cell.ts';

/**
 * The cell of a pattern, seen from an object: the rows in the pattern are those that the object
 * stands in.
 *
 * @returns `undefined` when the pattern leads into rows of another list
 */
export function cellFrom(context: GroupCell, pattern: string): Cell | undefined {
  let at: Cell = context;
  while (at.parent && !isAbove(at.node.pattern, pattern)) at = at.parent;
  const rest = segmentsOf(pattern.slice(at.node.pattern.length));
  const found = rest.reduce<Cell | undefined>(
    (cell, name) =>
      cell?.kind === 'group' ? cell.children.find(({ node }) => node.key === name) : undefined,
    at,
  );
  return found && answering(found);
}

/**
 * The cell at a pointer with row indices.
 *
 * @returns `undefined` when there is none (a row that was removed)
 */
export function cellAt(root: GroupCell, pointer: string): Cell | undefined {
  const found = segmentsOf(pointer).reduce<Cell | undefined>((cell, name) => {
    if (cell?.kind === 'list') return cell.rows[Number(name)];
    return cell?.kind === 'group' ? cell.children.find(({ node }) => node.key === name) : undefined;
  }, root);
  return found && answering(found);
}

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
