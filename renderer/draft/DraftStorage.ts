/** A draft as it lies in the browser's database: nothing but its circumstances can be read. */
export interface StoredDraft extends DraftLabel {
  readonly sealed: SealedBytes;
}

/** What can be read of a draft without its key. All of it is authenticated by the encryption. */
export interface DraftLabel {
  readonly id: string;
  /** Version of this format. */
  readonly version: number;
  readonly formCode: string;
  /** Hash of the form's definition. */
  readonly definition: string;
  /** Where the key lies. */
  readonly keptIn: 'tab' | 'device';
  /** Wall-clock milliseconds of the last change. */
  readonly savedAt: number;
}

/** AES-256-GCM. */
export interface SealedBytes {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/** Where drafts are kept. Every method may reject: no room, no permission. */
export interface DraftStorage {
  readonly drafts: () => Promise<readonly StoredDraft[]>;
  readonly put: (draft: StoredDraft) => Promise<void>;
  readonly key: (id: string) => Promise<CryptoKey | undefined>;
  readonly putKey: (id: string, key: CryptoKey) => Promise<void>;
  /** References of the files that a draft has here. */
  readonly files: (id: string) => Promise<readonly string[]>;
  readonly file: (id: string, ref: string) => Promise<SealedBytes | undefined>;
  readonly putFile: (id: string, ref: string, file: SealedBytes) => Promise<void>;
  readonly removeFile: (id: string, ref: string) => Promise<void>;
  /** Removes a draft with its key and its files. */
  readonly remove: (id: string) => Promise<void>;
  /** Removes everything. */
  readonly clear: () => Promise<void>;
}
