import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { Opened, Spot } from '../read/ExternalSchema.ts';

/** An alternative of a `oneOf` or `anyOf`, with the condition under which it applies. */
export interface Alternative {
  readonly when: JsonObject | true;
  readonly opened: Opened;
  readonly selectors: readonly string[];
}

/** A field that the form adds, or whose options the alternatives supply. */
export interface MadeField {
  readonly name: string;
  readonly spot: Spot;
  readonly isRequired: boolean;
  /** Whether the object has this property without options; the alternatives supply the options. */
  readonly isOwn?: true;
  /** The values that the field takes in given data without it. */
  readonly inferred?: readonly Json[];
}

export interface Alternatives {
  readonly branches: readonly Alternative[];
  readonly made: readonly MadeField[];
  /** Names that select an alternative and that every alternative requires. */
  readonly asked: readonly string[];
}
