import { isObject, listOf, textsOf } from '../../compiler/source/json.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';

const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** Keywords that only a JSON Schema has, with the check of their value. */
const MARKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  $schema: (value) => typeof value === 'string' && /json-schema\.org/.test(value),
  $ref: (value) => typeof value === 'string',
  $defs: isObject,
  definitions: isObject,
  properties: (value) => isObject(value) && Object.values(value).every(isSchema),
  patternProperties: isObject,
  propertyNames: isSchema,
  additionalProperties: isSchema,
  items: (value) => isSchema(value) && !Array.isArray(value),
  prefixItems: Array.isArray,
  allOf: areSchemas,
  anyOf: areSchemas,
  oneOf: areSchemas,
  if: isObject,
  enum: Array.isArray,
  const: () => true,
  type: (value) => [value, ...listOf(value)].some(isType),
  required: (value) => textsOf(value).length > 0,
};

/**
 * Checks whether a JSON file has a keyword with which only a JSON Schema opens. Other files, such
 * as surveys of other programs, have none of them at the top.
 *
 * @example
 * isPlainSchema({ properties: { pages: { type: 'array' } } }); // true
 * isPlainSchema({ pages: [{ elements: [] }] }); // false
 */
export function isPlainSchema(file: JsonObject): boolean {
  return Object.entries(MARKS).some(
    ([name, holds]) => Object.hasOwn(file, name) && holds(file[name]),
  );
}

function isType(value: unknown): boolean {
  return TYPES.some((type) => type === value);
}

function isSchema(value: unknown): boolean {
  return isObject(value) || typeof value === 'boolean';
}

function areSchemas(value: unknown): boolean {
  return Array.isArray(value) && value.every(isSchema);
}
