/**
 * Hashes of answers that are kept. They are keyed: few values are possible for some answers (an HKID
 * number), so that whoever holds the database could find them by trying all under a plain hash.
 */
export interface KeyedHash {
  /**
   * Hashes a text under the current key.
   *
   * @param earlier a kept hash; returned as it is when it was made of the same text, under whichever
   * of our keys, so that equal texts have equal hashes after a change of keys
   * @returns `key id:hex`
   */
  of(text: string, earlier?: string): string;
  /** Hashes a text of which only the SHA-256 (hex) is known, as `of` does. */
  ofDigest(sha256: string): string;
}
