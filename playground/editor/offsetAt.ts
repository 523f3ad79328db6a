import type { Text } from '@codemirror/state';

/**
 * Returns the offset of a finding's line and column, both counted from 1. A finding of an earlier
 * text may lie beyond the end; it gets the nearest offset.
 */
export function offsetAt(text: Text, line: number, column: number): number {
  const found = text.line(Math.min(Math.max(line, 1), text.lines));
  return Math.min(found.from + Math.max(column, 1) - 1, found.to);
}
