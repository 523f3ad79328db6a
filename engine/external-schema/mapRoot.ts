import { isObject, merged, ownOf } from '../compiler/source/json.ts';
import type { Place } from '../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../definition/JsonSchema.ts';
import { noteOverlap } from './check/noteOverlap.ts';
import { ROOT_FILE } from './documents/FormDocuments.ts';
import { lastPart } from './documents/lastPart.ts';
import { listed } from './documents/listed.ts';
import { checkSize } from './layout/checkSize.ts';
import { importUi } from './layout/importUi.ts';
import { settleUi } from './layout/settleUi.ts';
import { possibleNames } from './map/branchesOf.ts';
import { noteDiscriminator } from './map/discriminate.ts';
import { mapField, narrowed } from './map/mapField.ts';
import { mapJson } from './map/mapJson.ts';
import { mapObject } from './map/mapObject.ts';
import { noteUnusedMessages } from './messages/unusedMessages.ts';
import { freeNames } from './read/addedNames.ts';
import type { Bundle } from './read/Bundle.ts';
import {
  ExternalSchema,
  everyValue,
  type Opened,
  outermost,
  tightest,
} from './read/ExternalSchema.ts';
import { everySchema } from './read/everySchema.ts';
import { type Kind, kindsOf } from './read/kindOf.ts';
import type { FieldAt, Mapped, Mapping } from './read/Mapping.ts';
import { openObject } from './read/openObject.ts';
import { noteUntested } from './read/untestedParts.ts';

/** The form of a schema, with its title and description. */
export interface MappedRoot {
  /** Absent, with a note, if the schema cannot become a form. */
  readonly form?: Mapped;
  readonly title?: string;
  readonly description?: string;
}

interface Around extends Pick<Mapping, 'notes' | 'texts' | 'given'> {
  readonly place: Place;
  /** The folder's layout. */
  readonly ui: JsonObject;
}

/**
 * Creates the form of a whole schema. The answers of a form are an object with known names. A list,
 * or an object whose names the applicant chooses, becomes its only answer.
 */
export function mapRoot(bundle: Bundle, { place, ui, ...around }: Around): MappedRoot {
  const { schema } = bundle;
  const schemas = new ExternalSchema(schema, place, around.notes, bundle);
  const mapping: Mapping = {
    ...around,
    heeded: new Set(),
    schemas,
    deprecated: new Set(),
    mapField: (opened, at) => mapField(mapping, opened, at),
  };
  const opened = schemas.open([{ schema, place }], new Set(['']));
  const found = mapWhole(mapping, opened, ui);
  if (!found) refuse(mapping, opened, bundle);
  const isFitting = found && checkSize(found.form.schema, schema, { place, notes: around.notes });
  if (isFitting) noteParts(mapping, { schema, place });
  return {
    ...textAt(schema, opened, 'title'),
    ...textAt(schema, opened, 'description'),
    ...(isFitting ? { form: laidOut(found.form, found.ui, mapping) } : {}),
  };
}

/** A form before its layout is applied. It is absent if the schema has no fields. */
interface Found {
  readonly form: Mapped;
  /** The folder's layout, as it belongs to the form. */
  readonly ui: JsonObject;
}

function mapWhole(mapping: Mapping, opened: Opened, ui: JsonObject): Found | undefined {
  const { schemas } = mapping;
  if (opened.isNever) return undefined;
  const kinds = kindsOf(schemas, opened);
  const map = mapOf(mapping, opened, kinds.includes('object'));
  if (map) return held(mapping, map, ui, FREE_NAMES);
  if (kinds.includes('object')) {
    const narrow = narrowed(mapping, opened, 'object');
    const at = { name: '', textKey: '', isRequired: true, refinements: [], layout: ui };
    const form = mapObject(mapping, narrow, at);
    if (form) {
      noteOtherKinds(mapping, opened, kinds);
      return { form, ui: settleUi(schemas, opened, ui) };
    }
    return isDescribed(opened) ? held(mapping, opened, ui, 'a value of many shapes') : undefined;
  }
  return kinds.includes('array') ? held(mapping, opened, ui, 'a list') : undefined;
}

function noteOtherKinds({ notes }: Mapping, { place }: Opened, kinds: readonly Kind[]): void {
  if (kinds.every((kind) => kind === 'object' || kind === 'null')) return;
  const message =
    'The schema also accepts a value that is no object, for which the form cannot ask';
  notes.assumed(place, message);
}

/** Checks whether a schema without fields says more than that its value is an object or a list. */
function isDescribed(opened: Opened): boolean {
  const describing = ['items', 'prefixItems', 'oneOf', 'anyOf', 'if', 'additionalProperties'];
  return describing.some((keyword) =>
    everyValue(opened, keyword).some(({ value }) => typeof value !== 'boolean'),
  );
}

/** The name of the only answer of a form whose schema is a list. */
const ONLY = 'entries';

const FREE_NAMES = 'an object whose names the applicant chooses';

/** Creates a form with one answer that holds the whole value. */
function held(mapping: Mapping, opened: Opened, ui: JsonObject, what: string): Found | undefined {
  const { notes, schemas } = mapping;
  const own = ownOf(ui, ONLY);
  const layout = isObject(own) ? own : ui;
  const isRequired = (tightest(opened, 'minItems') ?? tightest(opened, 'minProperties') ?? 0) > 0;
  const at: FieldAt = { name: ONLY, textKey: ONLY, isRequired, refinements: [], layout };
  const kinds = kindsOf(schemas, opened);
  const isNamed = what === FREE_NAMES;
  const isList = kinds.includes('array') && !kinds.includes('object');
  const field = isList
    ? mapField(mapping, narrowed(mapping, opened, 'array'), at)
    : mapJson(
        mapping,
        opened,
        at,
        isNamed ? 'accepts property names that the applicant chooses' : 'may have several shapes',
      );
  if (!field) return undefined;
  const message = `The schema is ${what}, but the answers of a form are an object: they have it under "${ONLY}"`;
  const remedy = `A program that reads the answers takes the value of "${ONLY}".`;
  notes.assumed(opened.place, message, remedy);
  const form = {
    schema: {
      type: 'object',
      ...(isRequired ? { required: [ONLY] } : {}),
      properties: { [ONLY]: field.schema },
    },
    ui: { [ONLY]: field.ui },
  };
  return { form, ui: { [ONLY]: settleUi(schemas, opened, layout) } };
}

/** Returns the schema of an object whose names the applicant chooses. */
function mapOf(mapping: Mapping, opened: Opened, isObjectKind: boolean): Opened | undefined {
  const isNamed = outermost(opened, 'propertyNames') !== undefined;
  if (!isNamed && (!isObjectKind || freeNames(opened) === undefined)) return undefined;
  if (kindsOf(mapping.schemas, opened).some((kind) => kind !== 'object' && kind !== 'any')) {
    return undefined;
  }
  return possibleNames(mapping, opened).size > 0 ? undefined : openObject(opened);
}

function noteParts(mapping: Mapping, root: { readonly schema: Json; readonly place: Place }): void {
  for (const each of everySchema(mapping.schemas, root)) {
    noteUnusedMessages(mapping, each);
    noteUntested(mapping, each);
    noteDiscriminator(mapping, each);
    noteOverlap(mapping, each);
  }
}

/** Reports why a schema cannot become a form. */
function refuse({ notes, schemas }: Mapping, opened: Opened, { definitions }: Bundle): void {
  const { place } = opened;
  if (opened.isNever) {
    const remedy = 'Remove the "false" that its "allOf" or "$ref" contains.';
    notes.refused(place, 'never', 'No answers satisfy this schema', remedy);
    return;
  }
  const [first, ...others] = definitions.get(ROOT_FILE) ?? [];
  // A library often refuses every value of its own by "additionalProperties": false.
  const isEmpty = ASKING.every((keyword) => (outermost(opened, keyword) ?? false) === false);
  if (first !== undefined && isEmpty) {
    const names = listed([first, ...others].map(lastPart));
    const remedy = `Name the one to ask for at the top of the file: "$ref": "${first}".`;
    notes.refused(place, 'library', `The schema only defines others: ${names}`, remedy);
  } else if (kindsOf(schemas, opened).includes('object')) {
    const remedy = 'List the fields under "properties".';
    notes.refused(place, 'no-fields', 'The schema has no field that can be filled in', remedy);
  } else {
    const remedy = 'Put it under "properties" of { "type": "object" }.';
    notes.refused(place, 'no-object', 'The answers of a form are an object', remedy);
  }
}

/** Keywords with which a schema describes a value. */
const ASKING = [
  ...['properties', 'required', 'items', 'prefixItems', 'oneOf', 'anyOf', 'enum', 'const', 'if'],
  ...['additionalProperties', 'patternProperties', 'propertyNames'],
];

/** Returns a text of the schema itself, or else of the schema that it refers to. */
function textAt(
  schema: JsonObject,
  opened: Opened,
  keyword: 'title' | 'description',
): Partial<MappedRoot> {
  const own = schema.$ref === undefined ? schema[keyword] : outermost(opened, keyword);
  return typeof own === 'string' && own !== '' ? { [keyword]: own } : {};
}

/** Returns a form with the folder's layout merged over the derived one. */
function laidOut(form: Mapped, ui: JsonObject, mapping: Mapping): Mapped {
  const taken = importUi(ui, form.schema, '', mapping);
  return { schema: taken.schema, ui: merged(taken.ui, form.ui) };
}
