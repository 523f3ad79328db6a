import type { FileKind } from '#engine';

/** Whether a browser's word for a type can mean a kind; no word can mean any. */
export function isDeclared(kind: FileKind, declared: string): boolean {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  return ['', 'application/octet-stream', kind.type, ...kind.alsoCalled].includes(type);
}
