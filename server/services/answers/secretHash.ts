import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Hashes a token. The portal stores and looks up only this hash.
 *
 * @returns SHA-256 of the text, hex
 */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

/** Compares two hashes of `secretHash` in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return a.length === b.length && timingSafeEqual(a, b);
}
