/**
 * SHA-256 of a file's bytes, lower-case hex. Browsers keep digests from pages that came over plain HTTP from
 * another machine; the server makes its own in any case.
 *
 * @returns `''` where the browser gives none
 */
export async function fileDigest(bytes: ArrayBuffer): Promise<string> {
  return globalThis.isSecureContext ? hex(await crypto.subtle.digest('SHA-256', bytes)) : '';
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
