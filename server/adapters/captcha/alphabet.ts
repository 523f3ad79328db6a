import { randomInt } from 'node:crypto';
import { CAPTCHA_LENGTH } from '#engine';

/**
 * Characters of a captcha. Of those that look alike when they are bent (0 O Q D, 1 I L, 2 Z, 5 S,
 * 6 G, 8 B, U V, K X) at most one is in.
 */
export const ALPHABET = 'ACEFHJKMNPRTWY34679';

/** Draws the characters of one challenge. */
export function drawAnswer(): string {
  return Array.from({ length: CAPTCHA_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  );
}

/**
 * Spells an answer as challenges are spelt: half width, upper case, without spaces.
 *
 * @param answer as typed; only its first 100 characters are looked at
 */
export function normaliseAnswer(answer: string): string {
  return answer.slice(0, 100).normalize('NFKC').replace(/\s+/g, '').toUpperCase();
}
