import type { Json, JsonObject, Texts } from '../../definition/JsonSchema.ts';
import type { Language } from '../../language.ts';
import type { Diagnostic, FormFiles } from '../FormFiles.ts';
import { isObject, merged, objectOf } from '../json.ts';
import type { Place } from '../Reporter.ts';
import { deriveManifest } from './deriveManifest.ts';
import { everySchema } from './everySchema.ts';
import { kindsOf } from './kindOf.ts';
import type { Mapped, Mapping } from './Mapping.ts';
import { mapField } from './mapField.ts';
import { mapObject } from './mapObject.ts';
import { migrateDraft } from './migrateDraft.ts';
import { Notes } from './Notes.ts';
import { noteOwnWidgets } from './rjsfWidgets.ts';
import { StrangerSchema } from './StrangerSchema.ts';
import { settleUi } from './settleUi.ts';
import { takeUi } from './takeUi.ts';
import { noteDiscriminator } from './toldApart.ts';
import { unrollGrids } from './unrollGrids.ts';
import { noteUnsaid } from './unsaidWords.ts';
import { noteUntested } from './untestedFormats.ts';

/** A folder without a manifest: a schema that somebody else wrote, and what else there may be. */
export interface StrangerFiles {
  /** Name of the folder. */
  readonly code: string;
  /** JSON Schema of any draft from 04 to 2020-12. */
  readonly schema: Json;
  /** Lies over the layout that is derived. */
  readonly ui?: JsonObject;
  /** Lie over the texts that are taken from the schema. */
  readonly locales?: Readonly<Partial<Record<Language, Texts>>>;
}

/** Whether a schema is not of the house's dialect, so that a form can be derived from it alone. */
export function isStranger(schema: unknown): boolean {
  const { $schema } = objectOf(schema);
  return isObject(schema) && !(typeof $schema === 'string' && HOUSE.test($schema));
}

const HOUSE = /form-schema\.schema\.json$/;

/**
 * Makes the files of a form of a stranger's schema: drafts are migrated, references followed,
 * alternatives become conditions, titles texts; the rest is assumed and said in `notes`.
 *
 * Whatever the form accepts satisfies the schema, but for what the notes say is left out. Pure, and
 * never throws: a schema of which no form can be made has an error among its notes.
 */
export function openStranger({ code, schema, ui: given, locales = {} }: StrangerFiles): FormFiles {
  const place = { file: `forms/${code}/schema.json`, pointer: '' };
  const notes = new Notes();
  // What is on disk need not be of the type that it should have.
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
    notes: notes.all().map((note) => (note.file === place.file ? asWritten(schema, note) : note)),
  };
}

const NOTHING: Mapped = { schema: {}, ui: {} };

/** The layout that the folder has, without what RJSF's own page alone can do. */
function readLayout(ui: JsonObject, place: Place, notes: Notes): JsonObject {
  noteOwnWidgets(ui, place, notes);
  return unrollGrids(ui, place, notes);
}

/** A form with a layout over its own. */
function laidOut(form: Mapped, ui: JsonObject, mapping: Mapping): Mapped {
  const taken = takeUi(ui, form.schema, '', mapping);
  return { schema: taken.schema, ui: merged(taken.ui, form.ui) };
}

/** A note at the place in the file of what the migration has moved: `dependencies`, `items` of a tuple. */
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
  /** The layout that the folder has. */
  readonly ui: JsonObject;
}

function mapRoot(root: JsonObject, { place, ui, ...around }: Around): Mapped | undefined {
  const { notes } = around;
  const schemas = new StrangerSchema(root, place, notes);
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
  const at = { name: '', textKey: '', isRequired: true, refinements: [], layout: ui };
  const form = mapObject(mapping, opened, at);
  for (const each of everySchema(schemas, { schema: root, place })) {
    noteUnsaid(mapping, each);
    noteUntested(mapping, each);
    noteDiscriminator(mapping, each);
  }
  if (form) return laidOut(form, settleUi(schemas, opened, ui), mapping);
  const remedy = 'List under "properties" what is to be asked for.';
  notes.refused(place, 'no-fields', 'Nothing in it can be filled in', remedy);
  return undefined;
}
