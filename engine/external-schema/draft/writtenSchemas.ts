import { isObject } from '../../compiler/source/json.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import {
  SCHEMA_KEYWORDS,
  SCHEMA_LIST_KEYWORDS,
  SCHEMA_MAP_KEYWORDS,
} from '../../compiler/source/schemaWalk.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';

/** A schema in a file before its migration, with the schemas around it, outermost first. */
export interface WrittenSchema {
  readonly schema: JsonObject;
  readonly place: Place;
  readonly around: readonly JsonObject[];
}

/**
 * Returns a schema of any draft and every schema inside it, in file order. It does not follow
 * references. Names of properties are not keywords.
 */
export function writtenSchemas(
  schema: Json,
  place: Place,
  around: readonly JsonObject[] = [],
): readonly WrittenSchema[] {
  if (!isObject(schema)) return [];
  const inside = [...around, schema];
  return [
    { schema, place, around },
    ...Object.entries(schema).flatMap(([name, value]) => {
      const at = within(place, name);
      return schemasIn(name, value).flatMap(([step, each]) =>
        writtenSchemas(each, step === undefined ? at : within(at, step), inside),
      );
    }),
  ];
}

/** Returns the schemas directly under a keyword, with the step to each. */
function schemasIn(
  name: string,
  value: Json,
): readonly (readonly [string | number | undefined, Json])[] {
  if (Array.isArray(value)) return LISTS.has(name) ? [...value.entries()] : [];
  if (MAPS.has(name)) return isObject(value) ? Object.entries(value) : [];
  return SINGLE.has(name) ? [[undefined, value]] : [];
}

const SINGLE = new Set([...SCHEMA_KEYWORDS, 'additionalItems', 'contentSchema']);
const LISTS = new Set([...SCHEMA_LIST_KEYWORDS, 'items']);
const MAPS = new Set([...SCHEMA_MAP_KEYWORDS, '$defs', 'definitions', 'dependencies']);
