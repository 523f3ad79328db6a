/**
 * Checks whether a file's name ends with one of some extensions, in any case.
 *
 * @param value the answer: `{ name, size, … }`
 * @param accept lower-case extensions with their dot, such as `.pdf`
 * @see spec document 2, section 5 "Generic rules" (validation_wrongFileType)
 *
 * @example
 * hasFileType({ name: 'Plan.PDF', size: 1024 }, ['.pdf', '.jpg']); // true
 * hasFileType({ name: 'plan.pdf.exe', size: 1024 }, ['.pdf']); // false
 * hasFileType(undefined, ['.pdf']); // false: no file
 */
export function hasFileType(value: unknown, accept: readonly string[]): boolean {
  const name = typeof value === 'object' && value !== null ? Reflect.get(value, 'name') : undefined;
  if (typeof name !== 'string') return false;
  return accept.some((extension) => name.toLowerCase().endsWith(extension));
}
