/**
 * Number of bytes that are encoded at a time, because `String.fromCharCode` accepts a limited
 * number of arguments.
 */
const CHUNK = 0x8000;

/** Encodes bytes as base64 (with padding). */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    // A spread uses the iterator and takes five times as long.
    text += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + CHUNK));
  }
  return btoa(text);
}

/**
 * Decodes base64.
 *
 * @throws {DOMException} when the text is not base64
 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
