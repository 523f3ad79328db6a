import type { JsonObject } from '#engine';
import { Notes } from '../../../engine/external-schema/notes/Notes.ts';
import { ExternalSchema } from '../../../engine/external-schema/read/ExternalSchema.ts';
import type { FieldAt, Mapping } from '../../../engine/external-schema/read/Mapping.ts';

/** The place of the root of an external schema. */
export const ROOT = { file: 'f', pointer: '' };

/** A field `it` at the root, without layout and conditions. */
export const FIELD: FieldAt = { name: 'it', textKey: 'it', isRequired: false, refinements: [] };

/** Opens an external schema, with the state of a conversion to a form. */
export function openSchema(schema: JsonObject, more: Partial<Mapping> = {}) {
  const notes = new Notes();
  const schemas = new ExternalSchema(schema, ROOT, notes);
  const mapping: Mapping = {
    schemas,
    notes,
    texts: new Map(),
    heeded: new Set(),
    given: {},
    deprecated: new Set(),
    mapField: () => undefined,
    ...more,
  };
  const opened = schemas.open([{ schema, place: ROOT }], new Set(['']));
  return {
    schemas,
    opened,
    mapping,
    /** Returns the texts so far as an object. */
    texts: () => Object.fromEntries(mapping.texts),
    /** Returns `pointer code: message` of each note. */
    noted: () => notes.all().map(({ pointer, code, message }) => `${pointer} ${code}: ${message}`),
  };
}
