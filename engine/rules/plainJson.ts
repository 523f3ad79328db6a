import { isStorable } from './storable.ts';

/** Most that one answer of any shape may be; no honest form comes near. */
const MOST = { depth: 16, values: 2000, characters: 100_000, name: 200 } as const;

/**
 * Tells whether an answer of any shape is small enough to be looked at: not too deep, not too many
 * values, not too long; and without a name that could reach a prototype.
 *
 * Goes level by level and not by calls, which depth could exhaust.
 */
export function isPlainJson(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  let [depth, values, characters] = [0, 0, 0];
  while (level.length > 0) {
    const parts = level.filter((each) => typeof each === 'object' && each !== null);
    const names = parts.flatMap((each) => Object.keys(Object(each)));
    depth += 1;
    values += level.length;
    characters += lengthOf(names) + lengthOf(level);
    const isLarge = depth > MOST.depth || values > MOST.values || characters > MOST.characters;
    if (isLarge || !names.every(isName)) return false;
    level = parts.flatMap((each) => Object.values(Object(each)));
  }
  return true;
}

function isName(name: string): boolean {
  return name !== '__proto__' && name.length <= MOST.name;
}

function lengthOf(values: readonly unknown[]): number {
  return values.reduce<number>(
    (sum, each) => sum + (typeof each === 'string' ? each.length : 0),
    0,
  );
}

/** Tells whether every name and every text of an answer of any shape can be stored and shown. */
export function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorableJson(inner));
}
