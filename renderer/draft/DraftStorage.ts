/** A draft as stored in the browser's database. Only its label is readable. */
export interface StoredDraft extends DraftLabel {
  readonly sealed: SealedBytes;
}

/** The part of a draft that is readable without its key. The encryption authenticates all of it. */
export interface DraftLabel {
  readonly id: string;
  /** Version of this format. */
  readonly version: number;
  readonly formCode: string;
  /** Hash of the form's definition. */
  readonly definition: string;
  /** Where the key is stored. */
  readonly keptIn: 'tab' | 'device';
  /** Time of the last change, in ms since the epoch. */
  readonly savedAt: number;
}

/** A sequence of bytes encrypted with AES-256-GCM. */
export interface SealedBytes {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/** A store of drafts. Every method may reject, for lack of space or permission. */
export interface DraftStorage {
  readonly drafts: () => Promise<readonly StoredDraft[]>;
  readonly put: (draft: StoredDraft) => Promise<void>;
  readonly key: (id: string) => Promise<CryptoKey | undefined>;
  readonly putKey: (id: string, key: CryptoKey) => Promise<void>;
  /** Returns the references of the stored files of a draft. */
  readonly files: (id: string) => Promise<readonly string[]>;
  readonly file: (id: string, ref: string) => Promise<SealedBytes | undefined>;
  readonly putFile: (id: string, ref: string, file: SealedBytes) => Promise<void>;
  readonly removeFile: (id: string, ref: string) => Promise<void>;
  /** Removes a draft with its key and its files. */
  readonly remove: (id: string) => Promise<void>;
  /** Removes all drafts, keys and files. */
  readonly clear: () => Promise<void>;
}
