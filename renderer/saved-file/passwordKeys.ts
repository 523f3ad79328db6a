/** Rounds of PBKDF2-HMAC-SHA256; never taken from a file (T-41). */
const ITERATIONS = 600_000;
const KEY_BITS = 256;

/**
 * What the server gets to know of a password: a verifier that neither gives the password back nor
 * opens what the browser encrypted. The server mixes it with a key of its own, so that a stolen file
 * cannot be tried out without the server; that is why the salt may be the same for all files.
 *
 * @returns 32 bytes, lower-case hex
 */
export async function passwordVerifier(password: string): Promise<string> {
  const bits = await stretched(password, new TextEncoder().encode('landform saved file'));
  const key = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveBits']);
  const purpose = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: info('verify') };
  const verifier = await crypto.subtle.deriveBits(purpose, key, KEY_BITS);
  return [...new Uint8Array(verifier)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key that encrypts the answers of one file; it never leaves the page.
 *
 * @param salt 16 random bytes, of this file alone
 */
export async function passwordKey(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
): Promise<CryptoKey> {
  const bits = await stretched(password, salt);
  return crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

async function stretched(password: string, salt: BufferSource): Promise<ArrayBuffer> {
  const bytes = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const method = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  return crypto.subtle.deriveBits(method, key, KEY_BITS);
}

function info(purpose: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(purpose);
}
