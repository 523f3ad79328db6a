import { createHash } from 'node:crypto';

/** SHA-256 of one text, hex; of several, each with its length, so that none runs into the next. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(texts.length > 1 ? `${text.length}:${text}` : text);
  return hash.digest('hex');
}
