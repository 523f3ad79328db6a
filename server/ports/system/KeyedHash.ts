/**
 * A keyed hash for answers. Some answers (an HKID number) have few possible values. Anybody with
 * the database could find them by trying all values under a plain hash.
 */
export interface KeyedHash {
  /**
   * Hashes a text under the current key.
   *
   * @param earlier a stored hash; returned unchanged when any of our keys made it of the same text,
   *   so that equal texts have equal hashes after a change of keys
   * @returns `key id:hex`
   */
  of(text: string, earlier?: string): string;
  /** Hashes a text by its SHA-256 (hex) only, as `of` does. */
  ofDigest(sha256: string): string;
}
