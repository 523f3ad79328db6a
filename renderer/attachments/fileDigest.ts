/**
 * Returns the SHA-256 of a file's bytes, lower-case hex. A page over plain HTTP from another
 * machine cannot compute digests. The server computes its own digest in any case.
 *
 * @returns `''` on a page that is not a secure context
 */
export async function fileDigest(bytes: ArrayBuffer): Promise<string> {
  return globalThis.isSecureContext ? hex(await crypto.subtle.digest('SHA-256', bytes)) : '';
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
