/** Rounds of PBKDF2-HMAC-SHA256; never read from a file (T-41). */
const ITERATIONS = 600_000;
const KEY_BITS = 256;

/**
 * Returns the verifier that the server receives for a password. The verifier reveals neither the
 * password nor the key of the encrypted content. The server combines the verifier with its own key,
 * so passwords for a stolen file cannot be tried without the server. Therefore, all files may use
 * the same salt.
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
 * Returns the key that encrypts the answers of one file. The key never leaves the page.
 *
 * @param salt 16 random bytes of this file
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
