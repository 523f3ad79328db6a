import { isStorable } from './storable.ts';

/** The limits of one answer of any shape, far above those of real forms. */
export const MOST = { depth: 16, values: 2000, characters: 100_000 } as const;

/**
 * Checks whether an answer of any shape is small enough to validate, and has no name that could
 * change a prototype. `MOST` has the limits of depth, of values and of characters.
 *
 * The function traverses the answer level by level: a deep answer could exhaust the stack of a
 * recursive function.
 *
 * @example
 * isPlainJson({ rows: [{ name: '陳大文' }] }); // true
 * isPlainJson(JSON.parse('{"__proto__": {}}')); // false: a name that could change a prototype
 * isPlainJson(Array.from({ length: 2001 }, () => 1)); // false: too many values
 */
export function isPlainJson(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  let values = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > MOST.depth || values > MOST.values) return false;
    level = level.flatMap((each) => (typeof each === 'object' ? Object.values(each ?? {}) : []));
  }
  const text = JSON.stringify(value) ?? '';
  return text.length <= MOST.characters && !PROTOTYPE.test(text);
}

// Matches only a name: in a text with the same characters, the quotes are escaped.
const PROTOTYPE = /(?<!\\)"__proto__":/;

/**
 * Checks whether every name and every text of an answer of any shape can be stored and displayed
 * (see `isStorable`).
 *
 * @example
 * isStorableJson({ names: ['陳大文', 12] }); // true
 * isStorableJson({ names: ['a\u0000b'] }); // false
 */
export function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return Object.entries(Object(value)).flat().every(isStorableJson);
}
