import type { Json, JsonObject, Texts } from '../../definition/JsonSchema.ts';
import type { Notes } from './Notes.ts';
import {
  type Opened,
  outermost,
  placeOf,
  type Spot,
  type StrangerSchema,
} from './StrangerSchema.ts';
import type { Words } from './saidWords.ts';
import { wordsOf } from './words.ts';

/** What the parts of the stage share while one schema is made a form. */
export interface Mapping {
  readonly schemas: StrangerSchema;
  readonly notes: Notes;
  /** English texts found, by key: `person.name.label`. */
  readonly texts: Map<string, string>;
  /** Pointers of the words in `errorMessage` that the form says. */
  readonly heeded: Set<string>;
  /** English texts that the folder has beside its schema. */
  readonly given: Texts;
  /** Text keys of fields that are deprecated. */
  readonly deprecated: Set<string>;
  /** Makes a field inside another one; see `mapField`. */
  mapField(opened: Opened, at: FieldAt): Mapped | undefined;
}

/** More that is said of a field under a condition, `true` for always. */
export interface Refinement {
  readonly when: JsonObject | true;
  readonly spots: readonly Spot[];
}

/** Where a field stands and what its object says of it. */
export interface FieldAt {
  readonly name: string;
  readonly textKey: string;
  readonly isRequired: boolean;
  /** Shown and not to be changed: it says so, or what holds it does. */
  readonly isReadOnly?: boolean;
  /** Its branches have it of several kinds. */
  readonly isMixed?: true;
  /** What the default of its object says of it. */
  readonly initial?: Spot;
  /** What the author says of whatever is wrong in it, from where it stands in. */
  readonly words?: Words;
  readonly refinements: readonly Refinement[];
  /** The layout that the folder has for it. */
  readonly layout?: JsonObject;
}

/** A field in the house's dialect, with its layout. */
export interface Mapped {
  readonly schema: JsonObject;
  readonly ui: JsonObject;
}

/** Message of a rule for which the stranger has no words. */
export const INVALID = 'validation_invalid';

/** Takes over title and description of a field as its label and help. */
export function nameField(
  { texts, deprecated }: Mapping,
  opened: Opened,
  { name, textKey }: FieldAt,
): void {
  // A title that several fields would share tells them apart no more.
  const [own] = opened.layers;
  const title = opened.isShared ? own?.schema.title : outermost(opened, 'title');
  const description = outermost(opened, 'description');
  texts.set(`${textKey}.label`, typeof title === 'string' && title ? title : wordsOf(name));
  if (typeof description === 'string' && description) texts.set(`${textKey}.help`, description);
  if (outermost(opened, 'deprecated') === true) deprecated.add(textKey);
}

/** Says that a field is left out, and what follows when the schema wants it. */
export function leaveOut(
  { notes }: Mapping,
  opened: Opened,
  { name, isRequired }: FieldAt,
  reason: string,
  remedy: string,
): void {
  const loss = isRequired ? ', though it is required: what is handed in will lack it' : '';
  notes.leftOut(opened.place, `"${name}" ${reason} and is left out${loss}`, remedy);
}

/** The default of a field: its own before what that of its object says of it. */
export function defaultOf(opened: Opened, { initial }: FieldAt): Spot | undefined {
  const schema = outermost(opened, 'default');
  return schema === undefined ? initial : { schema, place: placeOf(opened, 'default') };
}

/** Says that a default is not filled in, where it would have filled in something. */
export function noteDefault({ notes }: Mapping, name: string, initial: Spot | undefined): void {
  if (!initial || isEmpty(initial.schema)) return;
  const remedy = 'Give the answers in it defaults of their own, of the kind that they are of.';
  notes.leftOut(initial.place, `The default of "${name}" is not filled in`, remedy);
}

/** Nothing that would be filled in. */
export function isEmpty(value: Json): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
