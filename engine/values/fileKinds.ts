/** A kind of file that forms may take. */
export interface FileKind {
  readonly type: string;
  readonly endings: readonly string[];
  /** Other names that browsers give the type. */
  readonly alsoCalled: readonly string[];
  /** The bytes that every such file begins with. */
  readonly begins: readonly number[];
}

/** Archives and office files are not among them: what they hold cannot be seen from outside. */
export const FILE_KINDS: readonly FileKind[] = [
  {
    type: 'application/pdf',
    endings: ['.pdf'],
    alsoCalled: ['application/x-pdf'],
    begins: [0x25, 0x50, 0x44, 0x46, 0x2d],
  },
  {
    type: 'image/jpeg',
    endings: ['.jpg', '.jpeg'],
    alsoCalled: ['image/jpg', 'image/pjpeg'],
    begins: [0xff, 0xd8, 0xff],
  },
  {
    type: 'image/png',
    endings: ['.png'],
    alsoCalled: ['image/x-png'],
    begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { type: 'image/gif', endings: ['.gif'], alsoCalled: [], begins: [0x47, 0x49, 0x46, 0x38] },
];

/** How many bytes are needed to know whether a file begins as its name says. */
export const FILE_BEGINNING_BYTES = 8;

/**
 * Tells whether a file begins as files of its name do: a first look, before it is sent. What it
 * holds beyond its first bytes the server looks into.
 *
 * @param name with its ending, in any case
 * @param beginning its first `FILE_BEGINNING_BYTES` bytes, or all where there are fewer
 * @returns `true` also for an ending that is no known kind: nothing can be said of it
 */
export function beginsAsNamed(name: string, beginning: Uint8Array): boolean {
  const lower = name.toLowerCase();
  const kind = FILE_KINDS.find(({ endings }) => endings.some((ending) => lower.endsWith(ending)));
  return kind?.begins.every((byte, index) => beginning[index] === byte) ?? true;
}
