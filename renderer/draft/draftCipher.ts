import type { DraftLabel, SealedBytes } from './DraftStorage.ts';

/** Version of the stored format. */
export const DRAFT_VERSION = 1;

const NONCE_BYTES = 12;
const KEY_BYTES = 32;

/** Creates the bytes of a key. `sessionStorage` can store them. */
export function newKeyBytes(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}

/** Imports a key that scripts cannot export. */
export function keyFrom(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * Encrypts bytes with AES-256-GCM.
 *
 * @param context data that is authenticated together with the bytes, so that bytes copied to
 *   another record do not decrypt
 */
export async function seal(
  key: CryptoKey,
  plain: BufferSource,
  context: unknown,
): Promise<SealedBytes> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const bytes = await crypto.subtle.encrypt(parameters(nonce, context), key, plain);
  return { nonce, bytes };
}

/**
 * Decrypts bytes from `seal`.
 *
 * @throws {DOMException} for another key, another context or changed bytes
 */
export function unseal(key: CryptoKey, sealed: SealedBytes, context: unknown) {
  return crypto.subtle.decrypt(parameters(sealed.nonce, context), key, sealed.bytes);
}

function parameters(nonce: Uint8Array<ArrayBuffer>, context: unknown): AesGcmParams {
  const additionalData = new TextEncoder().encode(JSON.stringify(context));
  return { name: 'AES-GCM', iv: nonce, additionalData };
}

/** Returns the part of a draft that is authenticated in addition to its content. */
export function contextOf({ version, id, formCode, definition, keptIn, savedAt }: DraftLabel) {
  return [version, id, formCode, definition, keptIn, savedAt];
}
