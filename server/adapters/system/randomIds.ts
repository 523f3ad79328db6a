import { randomBytes, randomInt } from 'node:crypto';
import type { Ids } from '../../ports/system/Ids.ts';

/** A source of ids and secrets from the operating system's random generator. */
export const randomIds: Ids = {
  id: () => [...randomBytes(ID_LENGTH)].map((byte) => ALPHABET[byte & 31]).join(''),
  token: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
};

/**
 * 26 characters of 5 bits give 130 bits. The alphabet omits I, L, O and U, which people misread.
 */
const ID_LENGTH = 26;
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TOKEN_BYTES = 32;
