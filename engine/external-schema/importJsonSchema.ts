import type { Diagnostic, FormFiles } from '../compiler/source/FormFiles.ts';
import { isObject, merged, objectOf } from '../compiler/source/json.ts';
import { type Place, within } from '../compiler/source/Reporter.ts';
import type { Language } from '../constants/language.ts';
import type { Json, JsonObject, Texts } from '../definition/JsonSchema.ts';
import { type FormDocuments, NO_DOCUMENTS, ROOT_FILE } from './documents/FormDocuments.ts';
import { foreignFile } from './foreign/foreignFile.ts';
import { type WrappedSchema, wrappedSchema } from './foreign/wrappedSchema.ts';
import { deriveManifest } from './layout/deriveManifest.ts';
import { noteOwnWidgets } from './layout/rjsfWidgets.ts';
import { unrollGrids } from './layout/unrollGrids.ts';
import { type MappedRoot, mapRoot } from './mapRoot.ts';
import { gatherNotes } from './notes/gatherNotes.ts';
import { Notes } from './notes/Notes.ts';
import { bundle } from './read/Bundle.ts';
import type { Mapped } from './read/Mapping.ts';
import { writtenPlace } from './read/writtenPlace.ts';

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
  /** The files of the folder that the schema refers to; none if absent. */
  readonly documents?: FormDocuments;
}

/**
 * Checks whether a schema is an object whose `$schema` does not name Landform's dialect. A form can
 * be derived from such a schema alone. A list counts as one, too: the import names what it is.
 *
 * @example
 * isExternalSchema({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' });
 * // true
 * isExternalSchema(FIRST.files.schema); // false
 * isExternalSchema('{}'); // false: no object
 */
export function isExternalSchema(schema: unknown): boolean {
  const { $schema } = objectOf(schema);
  const isOwn = typeof $schema === 'string' && OWN_DIALECT.test($schema);
  return (isObject(schema) || Array.isArray(schema)) && !isOwn;
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
export function importJsonSchema(files: ExternalSchemaFiles): FormFiles {
  const { code, locales = {}, documents = NO_DOCUMENTS } = files;
  const place = { file: `forms/${code}/${ROOT_FILE}`, pointer: '' };
  const notes = new Notes();
  const wrapped = wrappedSchema(files.schema);
  const schema = wrapped?.schema ?? files.schema;
  const layoutNotes = new Notes();
  const ui = layoutOf(files, wrapped, layoutNotes);
  const texts = new Map<string, string>();
  const isRefused = refuseForeign(files.schema, place, notes);
  const whole = isRefused ? undefined : bundle(schema, documents, place, notes);
  const root = whole && mapRoot(whole, { place, notes, texts, given: locales.en ?? {}, ui });
  const form = root?.form;
  // A refused schema has no steps, so that a note about them would only distract.
  const stepNotes = form ? notes : new Notes();
  const derived = deriveManifest(code, form ?? NOTHING, texts, { place, notes: stepNotes });
  nameForm(texts, code, root ?? {});
  const english = [...texts, ...derived.texts].sort(([a], [b]) => (a < b ? -1 : 1));
  const bundled = { root: place, schema, documents, pointers: whole?.pointers ?? new Map() };
  const written = notes.all().map((note) => ({ ...note, ...writtenPlace(note, bundled) }));
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
    notes: gatherNotes([
      ...layoutNotes.all(),
      ...written.map((note) => (wrapped ? insideFile(note, place) : note)),
    ]),
  };
}

function nameForm(
  texts: Map<string, string>,
  code: string,
  { title, description }: MappedRoot,
): void {
  texts.set('$form.title', title ?? code);
  if (description !== undefined) texts.set('$form.notes', description);
}

const NOTHING: Mapped = { schema: {}, ui: {} };

/** Reports a file that is not a JSON Schema. @returns whether it is foreign */
function refuseForeign(file: Json, place: Place, notes: Notes): boolean {
  const foreign = foreignFile(file);
  if (foreign) notes.refused(place, 'not-a-schema', foreign.message, foreign.remedy);
  return foreign !== undefined;
}

/** Returns a note on the schema in a file as a note on the file. */
function insideFile(note: Diagnostic, { file }: Place): Diagnostic {
  return note.file === file ? { ...note, pointer: `/schema${note.pointer}` } : note;
}

/**
 * Returns the layout of the folder, over that of the file with the schema. Grids become orders.
 * Notes widgets that Landform does not have, and parts of the file that the form does not use.
 */
function layoutOf(
  { code, ui }: ExternalSchemaFiles,
  wrapped: WrappedSchema | undefined,
  notes: Notes,
): JsonObject {
  // The file on disk may hold a value of another type.
  const own = readLayout(objectOf(ui), { file: `forms/${code}/ui.json`, pointer: '' }, notes);
  if (!wrapped) return own;
  const place = { file: `forms/${code}/${ROOT_FILE}`, pointer: '' };
  const parts = wrapped.ui ? '"schema" and "uiSchema"' : '"schema"';
  const left = wrapped.unused.map((name) => `"${name}"`).join(', ');
  const rest = left === '' ? '' : `; it does not use ${left}`;
  notes.assumed(place, `The form is made from ${parts} of this file${rest}`);
  return merged(own, readLayout(wrapped.ui ?? {}, within(place, 'uiSchema'), notes));
}

/** Returns a layout with grids converted to orders. Notes widgets that Landform does not have. */
function readLayout(ui: JsonObject, place: Place, notes: Notes): JsonObject {
  noteOwnWidgets(ui, place, notes);
  return unrollGrids(ui, place, notes);
}
