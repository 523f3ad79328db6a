import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 of texts, hex. The hash of several texts includes their lengths, so that it
 * depends on their boundaries.
 */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(texts.length > 1 ? `${text.length}:${text}` : text);
  return hash.digest('hex');
}
