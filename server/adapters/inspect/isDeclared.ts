import type { FileKind } from '#engine';

/**
 * Checks whether a type that the browser declares can mean a kind. An empty type and
 * `application/octet-stream` can mean any kind.
 */
export function isDeclared(kind: FileKind, declared: string): boolean {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  return ['', 'application/octet-stream', kind.type, ...kind.alsoCalled].includes(type);
}
