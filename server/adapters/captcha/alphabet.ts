import { randomInt } from 'node:crypto';
import { CAPTCHA_LENGTH } from '#engine';

/**
 * The characters of a captcha. Distorted characters may look alike (0 O Q D, 1 I L, 2 Z, 5 S, 6 G,
 * 8 B, U V, K X). Each of these groups has at most one character here.
 */
export const ALPHABET = 'ACEFHJKMNPRTWY34679';

/** Returns random characters for one challenge. */
export function drawAnswer(): string {
  return Array.from({ length: CAPTCHA_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  );
}

/**
 * Normalises an answer to the spelling of challenges: half width, upper case, without spaces.
 *
 * @param answer answer as typed; only its first 100 characters are used
 */
export function normaliseAnswer(answer: string): string {
  return answer.slice(0, 100).normalize('NFKC').replace(/\s+/g, '').toUpperCase();
}
