/**
 * Tells whether the files of a list are together at most so many bytes.
 *
 * @param value the answer of a list: files, or rows that hold files among other answers
 * @param maxBytes of all of them together
 */
export function areFilesWithin(value: unknown, maxBytes: number): boolean {
  return bytesIn(value) <= maxBytes;
}

/** A file is known by its name and size; whatever else a row holds weighs nothing. */
function bytesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const size: unknown = Reflect.get(value, 'size');
  if (typeof size === 'number' && typeof Reflect.get(value, 'name') === 'string') return size;
  return Object.values(value).reduce<number>((total, inner) => total + bytesIn(inner), 0);
}
