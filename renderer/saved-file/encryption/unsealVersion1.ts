import { passwordKey } from './passwordKeys.ts';

const SALT_BYTES = 16;
const NONCE_BYTES = 12;

/**
 * Decrypts the content of saved files of version 1: a salt, a nonce, then the AES-256-GCM
 * ciphertext.
 *
 * @param formCode code of the form that saved the file
 * @returns the original bytes; `undefined` if the content cannot be decrypted
 */
export async function unsealVersion1(
  content: Uint8Array<ArrayBuffer>,
  password: string,
  formCode: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const salt = content.slice(0, SALT_BYTES);
    const iv = content.slice(SALT_BYTES, SALT_BYTES + NONCE_BYTES);
    const key = await passwordKey(password, salt);
    const method = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(formCode) };
    const sealed = content.subarray(SALT_BYTES + NONCE_BYTES);
    return new Uint8Array(await crypto.subtle.decrypt(method, key, sealed));
  } catch {
    return undefined;
  }
}
