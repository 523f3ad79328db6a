import { toBase64 } from '../api/base64.ts';

/** Returns the SHA-256 of a certificate's DER, base64url (RFC 7515, `x5t#S256`). */
export async function certificateThumbprint(der: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', der));
  return toBase64(hash).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
