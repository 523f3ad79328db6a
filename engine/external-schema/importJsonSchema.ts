import type { Diagnostic, FormFiles } from '../compiler/source/FormFiles.ts';
import { isObject, merged, objectOf } from '../compiler/source/json.ts';
import type { Place } from '../compiler/source/Reporter.ts';
import type { Language } from '../constants/language.ts';
import type { Json, JsonObject, Texts } from '../definition/JsonSchema.ts';
import { noteOverlap } from './check/noteOverlap.ts';
import { checkSize } from './layout/checkSize.ts';
import { deriveManifest } from './layout/deriveManifest.ts';
import { importUi } from './layout/importUi.ts';
import { noteOwnWidgets } from './layout/rjsfWidgets.ts';
import { settleUi } from './layout/settleUi.ts';
import { unrollGrids } from './layout/unrollGrids.ts';
import { noteDiscriminator } from './map/discriminate.ts';
import { mapField } from './map/mapField.ts';
import { mapObject } from './map/mapObject.ts';
import { noteUnusedMessages } from './messages/unusedMessages.ts';
import { ExternalSchema } from './read/ExternalSchema.ts';
import { everySchema } from './read/everySchema.ts';
import { gatherNotes } from './read/gatherNotes.ts';
import { kindsOf } from './read/kindOf.ts';
import type { Mapped, Mapping } from './read/Mapping.ts';
import { migrateDraft } from './read/migrateDraft.ts';
import { Notes } from './read/Notes.ts';
import { noteUntested } from './read/untestedParts.ts';

/**
 * The files of a folder without a manifest: an external schema, with an optional layout and texts.
 */
export interface ExternalSchemaFiles {
  /** Name of the folder. */
  readonly code: string;
  /** JSON Schema of any draft from 04 to 2020-12. */
  readonly schema: Json;
  /** A layout whose values win over those of the derived layout. */
  readonly ui?: JsonObject;
  /** Texts that win over those taken from the schema. */
  readonly locales?: Readonly<Partial<Record<Language, Texts>>>;
}

/**
 * Checks whether a schema is an object whose `$schema` does not name Landform's dialect. A form can
 * be derived from such a schema alone.
 *
 * @example
 * isExternalSchema({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' });
 * // true
 * isExternalSchema(FIRST.files.schema); // false
 * isExternalSchema('{}'); // false: no object
 */
export function isExternalSchema(schema: unknown): boolean {
  const { $schema } = objectOf(schema);
  return isObject(schema) && !(typeof $schema === 'string' && OWN_DIALECT.test($schema));
}

const OWN_DIALECT = /form-schema\.schema\.json$/;

/**
 * Creates the files of a form from an external schema. Older drafts are migrated and references are
 * followed. Alternatives become conditions, and titles become texts. Every further assumption is
 * listed in `notes`.
 *
 * Every answer that the form accepts satisfies the schema, except for the parts that the notes list
 * as left out. The function is pure and never throws. A schema that cannot become a form has an
 * error among its notes.
 *
 * @example
 * const schema = { type: 'object', title: 'Contact', properties: { name: { type: 'string' } } };
 * importJsonSchema({ code: 'CONTACT', schema }).locales.en;
 * // { '$form.title': 'Contact', '$steps.details.title': 'Details', 'name.label': 'Name' }
 * const { notes = [] } = importJsonSchema({ code: 'WRONG', schema: { type: 'string' } });
 * notes.filter(({ severity }) => severity === 'error').map(({ message }) => message);
 * // ['The answers of a form are an object']
 */
export function importJsonSchema({
  code,
  schema,
  ui: given,
  locales = {},
}: ExternalSchemaFiles): FormFiles {
  const place = { file: `forms/${code}/schema.json`, pointer: '' };
  const notes = new Notes();
  // The file on disk may hold a value of another type.
  const ui = readLayout(objectOf(given), { file: `forms/${code}/ui.json`, pointer: '' }, notes);
  const texts = new Map<string, string>();
  const root = migrateDraft(schema, place, notes);
  const form = root && mapRoot(root, { place, notes, texts, given: locales.en ?? {}, ui });
  const derived = deriveManifest(code, form ?? NOTHING, texts, { place, notes });
  const title = root?.title;
  texts.set('$form.title', typeof title === 'string' && title !== '' ? title : code);
  if (typeof root?.description === 'string') texts.set('$form.notes', root.description);
  const english = [...texts, ...derived.texts].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    code,
    manifest: derived.manifest,
    schema: form?.schema ?? { type: 'object', properties: {} },
    ui: form?.ui ?? ui,
    locales: {
      en: { ...Object.fromEntries(english), ...locales.en },
      'zh-Hant': locales['zh-Hant'] ?? {},
      'zh-Hans': locales['zh-Hans'] ?? {},
    },
    notes: gatherNotes(
      notes.all().map((note) => (note.file === place.file ? asWritten(schema, note) : note)),
    ),
  };
}

const NOTHING: Mapped = { schema: {}, ui: {} };

/**
 * Returns the folder's layout with grids converted to orders. Notes widgets that Landform does not
 * have.
 */
function readLayout(ui: JsonObject, place: Place, notes: Notes): JsonObject {
  noteOwnWidgets(ui, place, notes);
  return unrollGrids(ui, place, notes);
}

/** Returns a form with the folder's layout merged over the derived one. */
function laidOut(form: Mapped, ui: JsonObject, mapping: Mapping): Mapped {
  const taken = importUi(ui, form.schema, '', mapping);
  return { schema: taken.schema, ui: merged(taken.ui, form.ui) };
}

/**
 * Returns a note with the pointer that the file itself has. The migration renames `dependencies`
 * and the `items` of a tuple. A pointer into the migrated schema may therefore not exist in the
 * file.
 */
function asWritten(schema: Json, note: Diagnostic): Diagnostic {
  const { pointer } = note;
  let above: unknown = schema;
  for (const name of pointer.split('/').slice(1)) {
    above = Reflect.get(Object(above), name.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  if (above !== undefined) return note;
  const written = pointer
    .replaceAll(/\/dependent(?:Schemas|Required)(?=\/|$)/g, '/dependencies')
    .replaceAll(/\/prefixItems(?=\/|$)/g, '/items');
  return { ...note, pointer: written };
}

interface Around extends Pick<Mapping, 'notes' | 'texts' | 'given'> {
  readonly place: Place;
  /** The folder's layout. */
  readonly ui: JsonObject;
}

function mapRoot(root: JsonObject, { place, ui, ...around }: Around): Mapped | undefined {
  const { notes } = around;
  const schemas = new ExternalSchema(root, place, notes);
  const mapping: Mapping = {
    ...around,
    heeded: new Set(),
    schemas,
    deprecated: new Set(),
    mapField: (opened, at) => mapField(mapping, opened, at),
  };
  const opened = schemas.open([{ schema: root, place }], new Set(['']));
  if (!kindsOf(schemas, opened).includes('object')) {
    const remedy = 'Put it under "properties" of { "type": "object" }.';
    notes.refused(place, 'no-object', 'The answers of a form are an object', remedy);
    return undefined;
  }
  if (opened.isNever) {
    const remedy = 'Remove the "false" that its "allOf" or "$ref" contains.';
    notes.refused(place, 'never', 'No answers satisfy this schema', remedy);
    return undefined;
  }
  const at = { name: '', textKey: '', isRequired: true, refinements: [], layout: ui };
  const form = mapObject(mapping, opened, at);
  if (form && !checkSize(form.schema, root, { place, notes })) return undefined;
  for (const each of everySchema(schemas, { schema: root, place })) {
    noteUnusedMessages(mapping, each);
    noteUntested(mapping, each);
    noteDiscriminator(mapping, each);
    noteOverlap(mapping, each);
  }
  if (form) return laidOut(form, settleUi(schemas, opened, ui), mapping);
  const remedy = 'List the fields under "properties".';
  notes.refused(place, 'no-fields', 'The schema has no field that can be filled in', remedy);
  return undefined;
}
