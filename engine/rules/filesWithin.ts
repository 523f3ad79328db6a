/**
 * Checks whether the files of a list have at most `maxBytes` bytes in total.
 *
 * @param value the answer of a list: files, or rows that contain files among other answers
 * @param maxBytes the limit of the total
 *
 * @example
 * const plan = { name: 'plan.pdf', size: 600 };
 * areFilesWithin([plan, plan], 1000); // false
 * areFilesWithin([{ title: 'Plan', file: plan }], 1000); // true
 * areFilesWithin([], 1000); // true
 */
export function areFilesWithin(value: unknown, maxBytes: number): boolean {
  return bytesIn(value) <= maxBytes;
}

/**
 * Returns the bytes of all files in a value. An object with a name and a size is a file; other
 * values count zero.
 */
function bytesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const size: unknown = Reflect.get(value, 'size');
  if (typeof size === 'number' && typeof Reflect.get(value, 'name') === 'string') return size;
  return Object.values(value).reduce<number>((total, inner) => total + bytesIn(inner), 0);
}
