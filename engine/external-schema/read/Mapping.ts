import type { Place } from '../../compiler/source/Reporter.ts';
import type { JsonObject, Texts } from '../../definition/JsonSchema.ts';
import type { Notes } from '../notes/Notes.ts';
import type { ExternalSchema, Opened, Spot } from './ExternalSchema.ts';

/** A message that the author of a schema wrote, with its place. */
export interface Words {
  readonly text: string;
  readonly place: Place;
}

/** The state that all steps share while they convert one schema to a form. */
export interface Mapping {
  readonly schemas: ExternalSchema;
  readonly notes: Notes;
  /** English texts found so far, by key: `person.name.label`. */
  readonly texts: Map<string, string>;
  /** Pointers of the messages in `errorMessage` that the form shows. */
  readonly heeded: Set<string>;
  /** English texts from the folder's own locale file. */
  readonly given: Texts;
  /** Text keys of fields that are deprecated. */
  readonly deprecated: Set<string>;
  /** Creates a field inside another one; see `mapField`. */
  mapField(opened: Opened, at: FieldAt): Mapped | undefined;
}

/** Further schemas of a field under a condition; the condition `true` always holds. */
export interface Refinement {
  readonly when: JsonObject | true;
  readonly spots: readonly Spot[];
}

/** The place of a field, with the keywords of its object that concern it. */
export interface FieldAt {
  readonly name: string;
  readonly textKey: string;
  readonly isRequired: boolean;
  /** Whether the field or an object around it is read-only. */
  readonly isReadOnly?: boolean;
  /** Whether branches give the field several types. */
  readonly isMixed?: true;
  /** The value of the field in the default of its object. */
  readonly initial?: Spot;
  /** The author's message for every violation inside the field, from a schema around it. */
  readonly words?: Words;
  readonly refinements: readonly Refinement[];
  /** The folder's layout for the field. */
  readonly layout?: JsonObject;
}

/** A field in Landform's dialect, with its layout. */
export interface Mapped {
  readonly schema: JsonObject;
  readonly ui: JsonObject;
}
