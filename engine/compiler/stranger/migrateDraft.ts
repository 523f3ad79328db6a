import { Ajv2020 } from 'ajv/dist/2020.js';
import { draft2020 } from 'json-schema-migrate-x';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject } from '../json.ts';
import type { Place } from '../Reporter.ts';
import { draftOf, NEWEST, noteLaterKeywords } from './laterKeywords.ts';
import type { Notes } from './Notes.ts';
import { plainReferences } from './plainReferences.ts';

/**
 * A schema of any draft from 04 on as JSON Schema 2020-12: `id`, `items` of tuples, `dependencies`,
 * boolean `exclusiveMinimum`; references are plain ones. `definitions` stay where they are, so that pointers
 * into them hold.
 *
 * @returns `undefined`, with a note, when it is no schema of any draft
 */
export function migrateDraft(schema: Json, place: Place, notes: Notes): JsonObject | undefined {
  if (!isObject(schema)) {
    const remedy = 'Write { "type": "object", "properties": { ... } }.';
    notes.refused(place, 'bad-schema', 'A schema is an object', remedy);
    return undefined;
  }
  noteDraft(schema, place, notes);
  noteLaterKeywords(schema, place, notes);
  const copy = migrated(schema) ?? schema;
  if (!META.validateSchema({ ...copy, $schema: NEWEST })) return refuse(copy, place, notes);
  return plainReferences(copy);
}

/** What the migration falls over is told by the check against the standard's own schema. */
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

// The migration takes every exclusive limit for that of draft 04, a boolean, and loses numbers.
const EXCLUSIVE = ['exclusiveMinimum', 'exclusiveMaximum'];
const KEPT = 'x-kept-';

/** An object whose numbers under some names stand under others. */
function renamed(
  object: JsonObject,
  names: readonly string[],
  rename: (name: string) => string,
): JsonObject {
  const entries = Object.entries(object).map(([name, value]) => {
    const isMeant = names.includes(name) && typeof value === 'number';
    return [isMeant ? rename(name) : name, value];
  });
  return Object.fromEntries(entries);
}

const META = new Ajv2020({ strict: false, logger: false, validateFormats: false });

function noteDraft(schema: JsonObject, place: Place, notes: Notes): void {
  if (draftOf(schema) !== undefined) return;
  const { $schema } = schema;
  const at = $schema === undefined ? place : { ...place, pointer: '/$schema' };
  const named = typeof $schema === 'string' ? `"${$schema}" is not known` : 'No draft is named';
  const remedy = `Name it: "$schema": "${NEWEST}".`;
  notes.assumed(at, `${named}; read as whichever of 04 to 2020-12 its keywords are of`, remedy);
}

function refuse(copy: JsonObject, place: Place, notes: Notes): undefined {
  META.validateSchema({ ...copy, $schema: NEWEST });
  const [error] = META.errors ?? [];
  const at = { ...place, pointer: error?.instancePath ?? '' };
  const reason = error?.message ?? 'cannot be read';
  const remedy = 'Write it as its draft has it; drafts 04 to 2020-12 are read.';
  notes.refused(at, 'bad-schema', `This is no valid JSON Schema: it ${reason}`, remedy);
  return undefined;
}
