import { base64url } from 'jose';

/** Returns the SHA-256 of a certificate's DER, base64url (RFC 7515, `x5t#S256`). */
export async function certificateThumbprint(der: Uint8Array<ArrayBuffer>): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', der)));
}
