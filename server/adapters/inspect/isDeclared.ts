import type { FileKind } from '#engine';

/**
 * Checks whether a media type from the browser is possible for a kind of file. An empty type and
 * `application/octet-stream` are possible for every kind.
 */
export function isDeclared(kind: FileKind, declared: string): boolean {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  return ['', 'application/octet-stream', kind.type, ...kind.alsoCalled].includes(type);
}
