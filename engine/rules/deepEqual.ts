/**
 * Checks whether two JSON values are equal. The order of properties makes no difference.
 *
 * @example
 * deepEqual({ a: 1, b: [2] }, { b: [2], a: 1 }); // true
 * deepEqual([1, 2], [2, 1]); // false
 * deepEqual([], {}); // false
 */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) => Object.hasOwn(b, key) && deepEqual(Reflect.get(a, key), Reflect.get(b, key)),
    )
  );
}
