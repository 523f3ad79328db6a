import { isObject } from '../../compiler/source/json.ts';

/**
 * Returns the names of the fields that a condition reads, from the object to which it belongs.
 *
 * @example
 * [...namesRead({ anyOf: [{ a: { const: 1 } }, { not: { 'b/c': {} } }] })]; // ['a', 'b']
 */
export function namesRead(condition: unknown): ReadonlySet<string> {
  if (Array.isArray(condition)) return new Set(condition.flatMap((each) => [...namesRead(each)]));
  if (!isObject(condition)) return new Set();
  return new Set(
    Object.entries(condition).flatMap(([key, value]) =>
      COMBINERS.includes(key) ? [...namesRead(value)] : key.split('/', 1),
    ),
  );
}

/** The keys of a condition that combine others. */
const COMBINERS = ['allOf', 'anyOf', 'not'];
