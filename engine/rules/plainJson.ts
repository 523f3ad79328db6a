import { isStorable } from './storable.ts';

/** Most that one answer of any shape may be; no honest form comes near. */
export const MOST = { depth: 16, values: 2000, characters: 100_000 } as const;

/**
 * Tells whether an answer of any shape is small enough to be looked at: not too deep, not too many
 * values, not too long; and without a name that could reach a prototype.
 *
 * Goes level by level and not by calls, which depth could exhaust.
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

// A name; the quotes of a text that says the same are escaped.
const PROTOTYPE = /(?<!\\)"__proto__":/;

/** Tells whether every name and every text of an answer of any shape can be stored and shown. */
export function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return Object.entries(Object(value)).flat().every(isStorableJson);
}
