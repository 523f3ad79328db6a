/** Checks whether a byte is white space (ISO 32000-2, table 1). */
export function isSpace(byte: number | undefined): boolean {
  return byte !== undefined && KINDS[byte] === SPACE;
}

/**
 * Checks whether a byte ends a name, a number or a keyword. White space, delimiters (table 2) and
 * the end of the file (`undefined`) do.
 */
export function endsWord(byte: number | undefined): boolean {
  return byte === undefined || KINDS[byte] !== REGULAR;
}

/** Returns the offset after the name, number or keyword at `at`. */
export function endOfWord(bytes: Uint8Array, at: number): number {
  let end = at;
  while (end < bytes.length && KINDS[bytes[end] as number] === REGULAR) end += 1;
  return end;
}

/** Returns the offset of the first byte from `at` on that is not white space. */
export function skipSpace(bytes: Uint8Array, at: number): number {
  let next = at;
  while (next < bytes.length && KINDS[bytes[next] as number] === SPACE) next += 1;
  return next;
}

/** Returns the offset of the line break that ends the line of `at`, or the end of the bytes. */
export function endOfLine(bytes: Uint8Array, at: number): number {
  let end = at;
  while (end < bytes.length && bytes[end] !== LF && bytes[end] !== CR) end += 1;
  return end;
}

/** Replaces the escapes of a name: `#41` is `A`. */
export function unescapedName(name: string): string {
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

export const LF = 0x0a;
export const CR = 0x0d;
export const PERCENT = 0x25;
export const SLASH = 0x2f;

const REGULAR = 0;
const SPACE = 1;
const DELIMITER = 2;

const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if ([0x00, 0x09, LF, 0x0c, CR, 0x20].includes(byte)) return SPACE;
  return '()<>[]{}/%'.includes(String.fromCharCode(byte)) ? DELIMITER : REGULAR;
});
