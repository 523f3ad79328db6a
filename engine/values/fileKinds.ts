/** A kind of file that forms accept. */
export interface FileKind {
  readonly type: string;
  readonly endings: readonly string[];
  /** Alternative media types that browsers use. */
  readonly alsoCalled: readonly string[];
  /** The bytes that every such file starts with. */
  readonly begins: readonly number[];
}

/**
 * The supported kinds of file. Archives and office files are not supported, because a check of
 * their outer format does not reveal the files inside.
 */
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

/** The number of bytes that `beginsAsNamed` needs. */
export const FILE_BEGINNING_BYTES = 8;

/**
 * Checks that the first bytes of a file match the ending of its name, before the upload. The server
 * checks the rest of the content.
 *
 * @param name the file name with its ending, in any case
 * @param beginning the first `FILE_BEGINNING_BYTES` bytes, or the whole file if it is shorter
 * @returns `true` also for an unknown ending, which has no bytes to compare
 *
 * @example
 * beginsAsNamed('Plan.PDF', new TextEncoder().encode('%PDF-1.7')); // true
 * beginsAsNamed('photo.jpg', new TextEncoder().encode('%PDF-1.7')); // false
 * beginsAsNamed('plan.pdf', new Uint8Array()); // false: an empty file
 * beginsAsNamed('notes.txt', new Uint8Array()); // true
 */
export function beginsAsNamed(name: string, beginning: Uint8Array): boolean {
  const lower = name.toLowerCase();
  const kind = FILE_KINDS.find(({ endings }) => endings.some((ending) => lower.endsWith(ending)));
  return kind?.begins.every((byte, index) => beginning[index] === byte) ?? true;
}
