import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * The only form in which a token is kept or looked up.
 *
 * @returns SHA-256 of the text, hex
 */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

/** Compares two hashes of `secretHash` in a time that tells nothing about them. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return a.length === b.length && timingSafeEqual(a, b);
}
