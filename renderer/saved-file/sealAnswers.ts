import { fromBase64, toBase64 } from '../api/base64.ts';
import { passwordKey } from './passwordKeys.ts';

const SALT_BYTES = 16;
const NONCE_BYTES = 12;

/**
 * Encrypts the answers with a password, in the browser: salt, nonce, then AES-256-GCM.
 *
 * @param plain the answers as `packAnswers` wrote them
 * @param context binds the content to the form that saved it: another form cannot open it
 * @returns base64
 */
export async function sealAnswers(
  plain: Uint8Array<ArrayBuffer>,
  password: string,
  context: string,
): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const key = await passwordKey(password, salt);
  const sealed = await crypto.subtle.encrypt(parameters(nonce, context), key, plain);
  const content = new Uint8Array(SALT_BYTES + NONCE_BYTES + sealed.byteLength);
  content.set(salt);
  content.set(nonce, SALT_BYTES);
  content.set(new Uint8Array(sealed), SALT_BYTES + NONCE_BYTES);
  return toBase64(content);
}

/**
 * Opens what `sealAnswers` made.
 *
 * @returns the bytes as they were; `undefined` for a wrong password, another form, or a changed
 * or broken content: one answer for all (B-64)
 */
export async function unsealAnswers(
  content: string,
  password: string,
  context: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const bytes = fromBase64(content);
    const salt = bytes.slice(0, SALT_BYTES);
    const nonce = bytes.slice(SALT_BYTES, SALT_BYTES + NONCE_BYTES);
    const sealed = bytes.subarray(SALT_BYTES + NONCE_BYTES);
    const key = await passwordKey(password, salt);
    const plain = await crypto.subtle.decrypt(parameters(nonce, context), key, sealed);
    return new Uint8Array(plain);
  } catch {
    return undefined;
  }
}

function parameters(nonce: Uint8Array<ArrayBuffer>, context: string): AesGcmParams {
  return { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(context) };
}
