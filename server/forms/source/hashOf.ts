import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 of one text, hex. Several texts are hashed with their lengths, so that their
 * boundaries count.
 */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(texts.length > 1 ? `${text.length}:${text}` : text);
  return hash.digest('hex');
}
