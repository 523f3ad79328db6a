import { type Cell, cellsIn, type GroupCell } from '../conditions/Cell.ts';
import { segmentsOf } from '../values/pointer.ts';

/** The cells from the root to a field. */
export interface CellPath {
  readonly path: readonly Cell[];
  /** Whether a record on the way does not exist. The path then ends at the list. */
  readonly isMissing: boolean;
}

/**
 * Returns the cells from the root to a field, the outermost first.
 *
 * @param pointer with row indices; `*` means the first record of a list
 */
export function cellPath(root: GroupCell, pointer: string): CellPath {
  const path: Cell[] = [root];
  for (const name of segmentsOf(pointer)) {
    const next = childAt(path.at(-1) ?? root, name);
    if (!next) return { path, isMissing: true };
    path.push(next);
    const [answer] = next.kind === 'group' && next.node.isBare ? next.children : [];
    if (answer) path.push(answer);
  }
  return { path, isMissing: false };
}

function childAt(at: Cell, name: string): Cell | undefined {
  if (at.kind === 'list') return at.rows[name === '*' ? 0 : Number(name)];
  return cellsIn(at).find(({ node }) => node.key === name);
}
