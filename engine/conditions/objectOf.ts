import type { Cell } from './Cell.ts';

/**
 * Returns an object of the values of some cells, by their keys; `undefined` if all values are
 * absent.
 */
export function objectOf(children: readonly Cell[], read: (child: Cell) => unknown): unknown {
  const result: Record<string, unknown> = {};
  let isAnything = false;
  for (const child of children) {
    const value = read(child);
    if (value === undefined) continue;
    result[child.node.key] = value;
    isAnything = true;
  }
  return isAnything ? result : undefined;
}
