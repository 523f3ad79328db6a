import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;

/**
 * Encrypts the content of a call for the identity app: the length of the IV in four bytes, the IV,
 * the AES-256-GCM ciphertext and its tag. All is in base64.
 *
 * @param key 32 bytes from `getKey`
 * @param iv 12 bytes that were never used with this key
 * @see the app's API, "Content encryption"
 */
export function sealContent(key: Uint8Array, iv: Uint8Array, content: string): string {
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(iv.length);
  return Buffer.concat([length, iv, sealed, cipher.getAuthTag()]).toString('base64');
}

/**
 * Decrypts the content of a response.
 *
 * @returns `undefined` when the format, the key or the tag does not match
 */
export function openContent(key: Uint8Array, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  const start = LENGTH_BYTES + IV_BYTES;
  if (bytes.length < start + TAG_BYTES || bytes.readUInt32BE() !== IV_BYTES) return undefined;
  const end = bytes.length - TAG_BYTES;
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(LENGTH_BYTES, start));
    decipher.setAuthTag(bytes.subarray(end));
    const parts = [decipher.update(bytes.subarray(start, end)), decipher.final()];
    return Buffer.concat(parts).toString('utf8');
  } catch {
    return undefined;
  }
}
