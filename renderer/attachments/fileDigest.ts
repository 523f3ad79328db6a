/**
 * Returns the SHA-256 of a file's bytes, lower-case hex. Browsers refuse it on a page over plain
 * HTTP from another machine. The server computes its own digest in any case.
 *
 * @returns `''` where the browser refuses it
 */
export async function fileDigest(bytes: ArrayBuffer): Promise<string> {
  return globalThis.isSecureContext ? hex(await crypto.subtle.digest('SHA-256', bytes)) : '';
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
