/**
 * A keyed hash for answers. Some answers, such as an HKID number, have few possible values. With a
 * plain hash, anybody with the database could find them by trying all values.
 */
export interface KeyedHash {
  /**
   * Hashes a text under the current key.
   *
   * @param earlier a stored hash; it is returned unchanged if it is the hash of the same text under
   *   any of our keys, so that equal texts have equal hashes after a change of keys
   * @returns `key id:hex`
   */
  of(text: string, earlier?: string): string;
  /** Returns the same hash as `of` for the text with this SHA-256 (hex). */
  ofDigest(sha256: string): string;
}
