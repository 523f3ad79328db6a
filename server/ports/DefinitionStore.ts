/** A published definition as it is kept: the compiled files as one JSON text. */
export interface StoredDefinition {
  readonly hash: string;
  readonly code: string;
  readonly version: number;
  /** What the catalogue wrote; opaque here. */
  readonly content: string;
}

/** Keeps every definition that was ever published, append-only. */
export interface DefinitionStore {
  /** Keeps a definition; one with the same hash is the same and is left alone. */
  addDefinition(definition: StoredDefinition): Promise<void>;
  /** @returns the definition with a hash, or `undefined` */
  findDefinition(hash: string): Promise<StoredDefinition | undefined>;
  /** @returns the newest definition of a code, or `undefined` */
  latestDefinition(code: string): Promise<StoredDefinition | undefined>;
}
