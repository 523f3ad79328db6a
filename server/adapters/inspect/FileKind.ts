/** A kind of file that forms may take. */
export interface FileKind {
  readonly type: string;
  readonly endings: readonly string[];
  /** Other names that browsers give the type. */
  readonly alsoCalled: readonly string[];
}

/** Archives and office files are not among them: what they hold cannot be seen from outside. */
export const FILE_KINDS: readonly FileKind[] = [
  { type: 'application/pdf', endings: ['.pdf'], alsoCalled: ['application/x-pdf'] },
  { type: 'image/jpeg', endings: ['.jpg', '.jpeg'], alsoCalled: ['image/jpg', 'image/pjpeg'] },
  { type: 'image/png', endings: ['.png'], alsoCalled: ['image/x-png'] },
  { type: 'image/gif', endings: ['.gif'], alsoCalled: [] },
];

/** Whether a browser's word for a type can mean a kind; no word can mean any. */
export function isDeclared(kind: FileKind, declared: string): boolean {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  return ['', 'application/octet-stream', kind.type, ...kind.alsoCalled].includes(type);
}
