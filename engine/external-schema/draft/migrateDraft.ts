import { draft2020 } from 'json-schema-migrate-x';
import { isObject } from '../../compiler/source/json.ts';
import { mapInside } from '../../compiler/source/plainSchemas.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import { STANDARD } from '../../compiler/validators/standardSchema.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { Notes } from '../notes/Notes.ts';
import { draftOf, NEWEST, noteIgnoredSiblings, noteLaterKeywords } from './laterKeywords.ts';
import { noteLooseKeywords, withoutLooseKeywords } from './looseKeywords.ts';
import { noteUnknownKeywords } from './unknownKeywords.ts';

/**
 * Converts a schema of any draft from 04 to JSON Schema 2020-12. It changes `id`, `items` of
 * tuples, `dependencies` and boolean `exclusiveMinimum`. `definitions` keep their place, so that
 * pointers into them stay valid.
 *
 * @param isPart whether another schema refers to the file, which then needs not name a draft
 * @returns `undefined`, with a note, if it is not a schema of any draft
 */
export function migrateDraft(
  schema: Json,
  place: Place,
  notes: Notes,
  isPart = false,
): JsonObject | undefined {
  if (!isObject(schema)) {
    const remedy = 'Write { "type": "object", "properties": { ... } }.';
    notes.refused(place, 'bad-schema', 'A schema is an object', remedy);
    return undefined;
  }
  if (!isPart || schema.$schema !== undefined) noteDraft(schema, place, notes);
  noteLaterKeywords(schema, place, notes);
  noteIgnoredSiblings(schema, place, notes);
  noteUnknownKeywords(schema, place, notes);
  noteLooseKeywords(schema, place, notes);
  const copy = anchored(withoutLooseKeywords(migrated(schema) ?? schema));
  if (!STANDARD.validateSchema({ ...copy, $schema: NEWEST })) return refuse(copy, place, notes);
  return copy;
}

/** Converts the fragment of each `$id`, which drafts up to 07 allow, to an `$anchor`. */
function anchored(schema: JsonObject): JsonObject {
  const inside = mapInside(schema, anchored);
  const { $id, ...rest } = inside;
  if (typeof $id !== 'string' || !/#[^/]/.test($id)) return inside;
  const [address = '', $anchor = ''] = $id.split('#');
  return { ...(address === '' ? {} : { $id: address }), $anchor, ...rest };
}

/**
 * Returns a migrated copy; `undefined` if the migration throws. Validation then reports the error.
 */
function migrated(schema: JsonObject): JsonObject | undefined {
  const copy = JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
    isObject(value) ? renamed(value, EXCLUSIVE, (name) => `${KEPT}${name}`) : value,
  ) as JsonObject;
  try {
    draft2020(copy);
  } catch {
    return undefined;
  }
  return JSON.parse(JSON.stringify(copy), (_, value: unknown) =>
    isObject(value)
      ? renamed(
          value,
          EXCLUSIVE.map((name) => KEPT + name),
          (name) => name.slice(KEPT.length),
        )
      : value,
  ) as JsonObject;
}

// The migration treats every exclusive limit as the boolean of draft 04, and loses numbers.
const EXCLUSIVE = ['exclusiveMinimum', 'exclusiveMaximum'];
const KEPT = 'x-kept-';

/** Returns an object in which the given names of numbers are replaced. */
function renamed(
  object: JsonObject,
  names: readonly string[],
  rename: (name: string) => string,
): JsonObject {
  const entries = Object.entries(object).map(([name, value]) => {
    const isNumericLimit = names.includes(name) && typeof value === 'number';
    return [isNumericLimit ? rename(name) : name, value];
  });
  return Object.fromEntries(entries);
}

function noteDraft(schema: JsonObject, place: Place, notes: Notes): void {
  if (draftOf(schema) !== undefined) return;
  const { $schema } = schema;
  const at = $schema === undefined ? place : within(place, '$schema');
  const named = typeof $schema === 'string' ? `"${$schema}" is not known` : 'No draft is named';
  const remedy = `Name it: "$schema": "${NEWEST}".`;
  notes.assumed(at, `${named}; its keywords decide which draft from 04 to 2020-12 applies`, remedy);
}

function refuse(copy: JsonObject, place: Place, notes: Notes): undefined {
  STANDARD.validateSchema({ ...copy, $schema: NEWEST });
  const [error] = STANDARD.errors ?? [];
  const at = { ...place, pointer: place.pointer + (error?.instancePath ?? '') };
  const reason = error?.message ?? 'cannot be read';
  const remedy = 'Write it as its draft requires; drafts 04 to 2020-12 are supported.';
  notes.refused(at, 'bad-schema', `This is not a valid JSON Schema: it ${reason}`, remedy);
  return undefined;
}
