import { randomBytes } from 'node:crypto';
import { scrubText } from './requestLog.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const GIVEN = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Returns the id of a request, which is in every log line. Uses the id from a proxy, unless it
 * resembles personal data such as an identity card or telephone number. Otherwise creates ten
 * random letters and digits that a person can read out to the help desk.
 */
export function requestId(headers: Readonly<Record<string, unknown>>): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && isHarmless(given)) return given;
  return [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/**
 * Checks whether an id contains no personal data. A UUID is accepted, although its digits may look
 * like a telephone number.
 */
function isHarmless(given: string): boolean {
  return UUID.test(given) || (GIVEN.test(given) && scrubText(given) === given);
}

/** The 32 characters of ids. Each is equally likely, and no two look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
