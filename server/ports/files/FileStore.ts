/**
 * A store for bytes under generated keys: attachments, signed and acknowledgement PDFs.
 *
 * All bytes are already sealed (see `Vault`), and keys contain no personal data.
 */
export interface FileStore {
  /**
   * Stores bytes under a key, completely or not at all. The bytes are durable when the promise
   * resolves.
   *
   * @param key key that the services generated: `[a-z0-9]` words joined by `/` or `-`, 3 to 120
   *   characters
   * @throws {RangeError} for any other key
   * @throws {StoreError} `full` when the disk is full
   */
  put(key: string, content: Uint8Array): Promise<void>;
  /**
   * Stores bytes as `put` does, but never replaces a file: in parallel calls the first file stays.
   *
   * @returns `false` when the key has a file already
   */
  putNew(key: string, content: Uint8Array): Promise<boolean>;
  /** Reads the bytes of a key. @returns the bytes, or `undefined` when the key has no file */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Removes the file of a key; does nothing without such a file. */
  remove(key: string): Promise<void>;
}
