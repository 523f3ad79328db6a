import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject, listOf } from './json.ts';

/** Keywords of the standard that contain no schema and test the value alone. */
export const PLAIN_KEYWORDS: readonly string[] = [
  'type',
  'const',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'required',
  'dependentRequired',
];
/** Keywords of the standard whose value is a schema. */
export const SCHEMA_KEYWORDS: readonly string[] = [
  'not',
  'if',
  'then',
  'else',
  'contains',
  'items',
  'propertyNames',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
];
/** Keywords whose value is a list of schemas. */
export const SCHEMA_LIST_KEYWORDS: readonly string[] = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
/** Keywords whose value maps names to schemas. */
export const SCHEMA_MAP_KEYWORDS: readonly string[] = [
  'properties',
  'patternProperties',
  'dependentSchemas',
];

/** A schema under another, with the path from the keyword to it. */
export interface ChildSchema {
  readonly steps: readonly (string | number)[];
  readonly schema: JsonObject;
}

/**
 * Returns the schemas directly under a keyword; an empty list for a keyword that contains no
 * schemas.
 */
export function childSchemas(keyword: string, value: Json): readonly ChildSchema[] {
  const children: readonly (readonly [readonly (string | number)[], Json])[] =
    SCHEMA_KEYWORDS.includes(keyword)
      ? [[[], value]]
      : SCHEMA_LIST_KEYWORDS.includes(keyword)
        ? listOf(value).map((each, index) => [[index], each] as const)
        : SCHEMA_MAP_KEYWORDS.includes(keyword) && isObject(value)
          ? Object.entries(value).map(([name, each]) => [[name], each] as const)
          : [];
  return children.flatMap(([steps, schema]) => (isObject(schema) ? [{ steps, schema }] : []));
}

/** Returns a schema with renamed keywords, also in the schemas under it. */
export function renameKeywords(
  schema: JsonObject,
  rename: (keyword: string) => string,
): JsonObject {
  const inner = (value: Json): Json => (isObject(value) ? renameKeywords(value, rename) : value);
  const renamed = (keyword: string, value: Json): Json => {
    if (SCHEMA_KEYWORDS.includes(keyword)) return inner(value);
    if (SCHEMA_LIST_KEYWORDS.includes(keyword)) return listOf(value).map(inner);
    if (!SCHEMA_MAP_KEYWORDS.includes(keyword) || !isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each)]));
  };
  const entries = Object.entries(schema).map(([keyword, value]) => [
    rename(keyword),
    renamed(keyword, value),
  ]);
  return Object.fromEntries(entries);
}
