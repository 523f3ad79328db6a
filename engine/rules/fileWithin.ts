/**
 * Checks whether a file has at most `maxBytes` bytes.
 *
 * @param value the answer: `{ name, size, … }`
 * @see spec document 2, section 5 "Generic rules" (validation_fileSizeExceed)
 *
 * @example
 * isFileWithin({ name: 'plan.pdf', size: 1024 }, 1024); // true
 * isFileWithin({ name: 'plan.pdf', size: 1025 }, 1024); // false
 * isFileWithin(undefined, 1024); // false: no file
 */
export function isFileWithin(value: unknown, maxBytes: number): boolean {
  const size = typeof value === 'object' && value !== null ? Reflect.get(value, 'size') : undefined;
  return typeof size === 'number' && size >= 0 && size <= maxBytes;
}
