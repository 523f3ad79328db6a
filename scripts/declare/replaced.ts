import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Json } from '../../engine/definition/JsonSchema.ts';

/**
 * Replaces the value at one place of a JSON text; the rest of the text stays unchanged.
 *
 * @param path the names of the members from the root to the place
 * @throws {RangeError} when the text has no such place
 */
export function replaced(text: string, path: readonly string[], value: Json): string {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (!node) throw new RangeError(`Cannot write the schema: no ${path.join('/')} in it`);
  const { offset, length } = node;
  return text.slice(0, offset) + JSON.stringify(value) + text.slice(offset + length);
}
