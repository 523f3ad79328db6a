import type { Place } from './Vault.ts';

/** A known value that was sealed under one key: it opens under that key and no other. */
export interface KeyCheck {
  readonly keyId: string;
  readonly sealed: Uint8Array;
}

/** Something that the store holds sealed. */
export interface SealedSample extends KeyCheck {
  readonly place: Place;
}

/** Tells which keys the data of a store is sealed with. */
export interface KeyChecks {
  all(): Promise<readonly KeyCheck[]>;
  /** Keeps a check value, unless the key has one. */
  add(check: KeyCheck, now: Date): Promise<void>;
  /** Forgets the check value of a key that nothing is sealed with any more. */
  remove(keyId: string): Promise<void>;
  /** One sealed value for each key and kind of value. Reads the whole store. */
  samples(): Promise<readonly SealedSample[]>;
  /** Whether a file is kept from a time when this key may have been the current one. */
  hasFilesOf(keyId: string): Promise<boolean>;
}
