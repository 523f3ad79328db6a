import type { Cell } from './Cell.ts';

/** An object of what is present under some cells, by their keys; `undefined` when nothing is. */
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
