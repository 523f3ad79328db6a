/**
 * Tells whether a file is at most so many bytes.
 *
 * @param value the answer: `{ name, size, … }`
 * @see spec document 2, section 5 "Generic rules" (validation_fileSizeExceed)
 */
export function isFileWithin(value: unknown, maxBytes: number): boolean {
  const size = typeof value === 'object' && value !== null ? Reflect.get(value, 'size') : undefined;
  return typeof size === 'number' && size >= 0 && size <= maxBytes;
}
