/** A published definition as it is kept: the compiled files as one JSON text. */
export interface StoredDefinition {
  readonly hash: string;
  readonly code: string;
  readonly version: number;
  /** What the catalogue wrote; opaque here. */
  readonly content: string;
}

/** A definition with what became of it. */
export interface KnownDefinition extends StoredDefinition {
  /** When another definition of its form took its place; `undefined` while it is offered. */
  readonly supersededAt: Date | undefined;
}

/** Keeps every definition that was ever published, append-only. */
export interface DefinitionStore {
  /** Keeps a definition; one with the same hash is the same and is left alone. */
  addDefinition(definition: StoredDefinition): Promise<void>;
  /**
   * Notes that a kept definition is the one of its form that is offered from now on. The others of the
   * form are superseded.
   */
  offerDefinition(code: string, hash: string): Promise<void>;
  /** @returns the definition with a hash, or `undefined` */
  findDefinition(hash: string): Promise<KnownDefinition | undefined>;
  /** @returns the newest definition of a code, or `undefined` */
  latestDefinition(code: string): Promise<StoredDefinition | undefined>;
}
