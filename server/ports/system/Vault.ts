/**
 * A place for sealed bytes. Sealed bytes can be opened only for the place for which they were
 * sealed.
 */

export interface Place {
  readonly table: string;
  readonly row: string;
  readonly column: string;
}

/**
 * A vault that encrypts stored data: AES-256-GCM, with a data key for each record. A master key
 * wraps the data key, and the seal contains its id. Keys can therefore be changed without reading
 * every row at once.
 */
export interface Vault {
  /** Seals bytes for one place. */
  seal(place: Place, plain: Uint8Array): Uint8Array;
  /**
   * Opens bytes that were sealed for this place.
   *
   * @throws {VaultError} when the bytes were changed or moved to another place, or the key is
   *   missing
   */
  open(place: Place, sealed: Uint8Array): Uint8Array;
  /** Checks whether a seal was made with a master key that is no longer the newest. */
  isStale(sealed: Uint8Array): boolean;
}

/** An error for sealed bytes that cannot be opened. */
export class VaultError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'VaultError';
  }
}
