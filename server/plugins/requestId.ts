import { randomBytes } from 'node:crypto';

const GIVEN = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Names a request: with the name that a proxy gave it, if that is harmless, else with ten random
 * letters and digits that a person can read out to the help desk.
 */
export function requestId(headers: Readonly<Record<string, unknown>>): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && GIVEN.test(given)) return given;
  return [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** 32 of them, so that each is as likely; none looks like another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
