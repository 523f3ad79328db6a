/** A published definition in the store: the compiled files as one JSON text. */
export interface StoredDefinition {
  readonly hash: string;
  readonly code: string;
  readonly version: number;
  /** The compiled files as JSON. The store does not interpret the text. */
  readonly content: string;
}

/** A definition with its present state. */
export interface KnownDefinition extends StoredDefinition {
  /** Time at which a newer definition of the form replaced it; `undefined` while it is offered. */
  readonly supersededAt: Date | undefined;
}

/** An append-only store of every published definition. */
export interface DefinitionStore {
  /** Stores a definition; does nothing when its hash is already stored. */
  addDefinition(definition: StoredDefinition): Promise<void>;
  /**
   * Marks a stored definition as the offered definition of its form. The form's other definitions
   * are superseded.
   */
  offerDefinition(code: string, hash: string): Promise<void>;
  /** Finds a definition by its hash. @returns the definition, or `undefined` */
  findDefinition(hash: string): Promise<KnownDefinition | undefined>;
  /** Finds the newest definition of a code. @returns the definition, or `undefined` */
  latestDefinition(code: string): Promise<StoredDefinition | undefined>;
}
