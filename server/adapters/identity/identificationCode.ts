import { createHash } from 'node:crypto';

/** Offsets of the bytes whose upper half gives a digit. */
const PLACES = [0, 4, 8, 12] as const;

/**
 * Returns the four digits by which a signer sees that the page and the app show the same request.
 *
 * @param digest digest of the document
 * @param idHash hash of the identity card number
 * @param clientId client id of this installation at the app
 * @see the app's guide for developers, "Anonymous signing"
 */
export function identificationCode(
  digest: Uint8Array,
  idHash: Uint8Array,
  clientId: string,
): string {
  const whole = createHash('sha512').update(digest).update(idHash).update(clientId).digest();
  const short = createHash('md5').update(whole).digest();
  return PLACES.map((place) => ((short[place] ?? 0) >> 4) % 10).join('');
}
