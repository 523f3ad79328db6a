import type { Place } from '../system/Vault.ts';

/** A known value sealed under one key: only that key opens it. */
export interface KeyCheck {
  readonly keyId: string;
  readonly sealed: Uint8Array;
}

/** A sealed value of the store. */
export interface SealedSample extends KeyCheck {
  readonly place: Place;
}

/** A store of key checks, which also finds the keys that sealed stored data. */
export interface KeyChecks {
  all(): Promise<readonly KeyCheck[]>;
  /** Stores a check value, unless the key has one. */
  add(check: KeyCheck, now: Date): Promise<void>;
  /** Removes the check value of a key that no longer seals any data. */
  remove(keyId: string): Promise<void>;
  /** Returns one sealed value for each key and kind of value. Reads the whole store. */
  samples(): Promise<readonly SealedSample[]>;
  /** Checks whether the store has a file from a time when this key may have been current. */
  hasFilesOf(keyId: string): Promise<boolean>;
}
