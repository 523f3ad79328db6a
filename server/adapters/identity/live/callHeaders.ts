import { createHmac } from 'node:crypto';

/** The caller and the time of a call. */
export interface CallIdentity {
  readonly clientId: string;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** Different for each call. */
  readonly nonce: string;
}

const METHOD = 'HmacSHA256';

/**
 * Creates the headers that authenticate a call: the signature is an HMAC-SHA256 over the other
 * headers and the body, in base64 and URL-encoded.
 *
 * @param body body of the call, exactly as sent
 * @see the app's API, "Request signature"
 */
export function callHeaders(
  { clientId, secret, timestamp, nonce }: CallIdentity,
  body: string,
): Readonly<Record<string, string>> {
  const signature = createHmac('sha256', secret)
    .update(`${clientId}${METHOD}${timestamp}${nonce}${body}`)
    .digest('base64');
  return {
    clientID: clientId,
    signatureMethod: METHOD,
    timestamp: String(timestamp),
    nonce,
    signature: encodeURIComponent(signature),
  };
}
