/** Where sealed bytes stand; a seal opens only at the very place it was made for. */
export interface Place {
  readonly table: string;
  readonly row: string;
  readonly column: string;
}

/**
 * Encrypts data at rest: AES-256-GCM, a data key for each record, wrapped by a master key that the
 * seal names, so that keys can be changed without reading every row at once.
 */
export interface Vault {
  /** Seals bytes for one place. */
  seal(place: Place, plain: Uint8Array): Uint8Array;
  /**
   * Opens what was sealed for this place.
   *
   * @throws {VaultError} when the bytes were changed, moved to another place, or the key is gone
   */
  open(place: Place, sealed: Uint8Array): Uint8Array;
  /** Whether a seal was made with a master key that is no longer the newest. */
  isStale(sealed: Uint8Array): boolean;
}

/** Sealed bytes that cannot be opened. */
export class VaultError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'VaultError';
  }
}
