import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { deepEqual } from '../../rules/deepEqual.ts';
import { isObject, listOf, objectOf, ownOf, textsOf } from '../source/json.ts';

/**
 * Returns the initial value of an answer of any shape, from the defaults of its parts. An object
 * that would lack a required part, and a list that would have a gap, have no initial value. The
 * applicant could not leave such an answer out. The default of an outer part wins over those inside
 * it.
 *
 * @param schema a plain schema whose references point into its own `$defs`
 * @param written the default of the whole answer, if it has one
 * @returns `undefined` if no part has a default
 */
export function partDefaults(schema: JsonObject, written?: Json): Json | undefined {
  const value = initialOf({ root: schema, trail: [] }, schema, written);
  return written === undefined && isUnticked(value) ? undefined : value;
}

/** Checks whether a value contains only `false`, which a page shows like an absent answer. */
function isUnticked(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return value === false;
  return Object.values(value).every(isUnticked);
}

interface Reading {
  readonly root: JsonObject;
  /** The references followed so far; a schema that contains itself has no end. */
  readonly trail: readonly string[];
}

function initialOf(reading: Reading, schema: Json | undefined, outer?: Json): Json | undefined {
  if (!isObject(schema)) return outer;
  const { $ref } = schema;
  if (typeof $ref === 'string') {
    const { $ref: _, ...beside } = schema;
    const own = initialOf(reading, beside, outer);
    if (reading.trail.includes($ref)) return own;
    const inner = { ...reading, trail: [...reading.trail, $ref] };
    return initialOf(inner, pointed(reading.root, $ref), own);
  }
  const given = outer ?? own(schema);
  const together = listOf(schema.allOf).reduce<Json | undefined>(
    (value, each) => initialOf(reading, each, value),
    given,
  );
  return partsOf(reading, schema, together);
}

/** Returns the default of a schema itself, unless it is empty or of another type. */
function own({ default: value, type }: JsonObject): Json | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const types = typeof type === 'string' ? [type] : textsOf(type);
  return types.length === 0 || types.some((each) => IS_TYPE[each]?.(value)) ? value : undefined;
}

const IS_TYPE: Readonly<Record<string, (value: Json) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
};

function partsOf(reading: Reading, schema: JsonObject, given: Json | undefined) {
  if (isObject(schema.properties) && (given === undefined || isObject(given))) {
    return objectWith(reading, schema, objectOf(given));
  }
  const places = listOf(schema.prefixItems);
  if (places.length > 0 && given === undefined) return tupleWith(reading, schema, places);
  return given !== undefined && deepEqual(given, []) ? undefined : given;
}

function objectWith(reading: Reading, schema: JsonObject, given: JsonObject): Json | undefined {
  const entries = Object.entries(objectOf(schema.properties)).flatMap(([name, part]) => {
    const value = initialOf(reading, part, ownOf(given, name));
    return value === undefined ? [] : [[name, value] as const];
  });
  const value = { ...given, ...Object.fromEntries(entries) };
  const isWhole = textsOf(schema.required).every((name) => Object.hasOwn(value, name));
  const isGiven = Object.keys(given).length > 0;
  return Object.keys(value).length > 0 && (isWhole || isGiven) ? value : undefined;
}

function tupleWith(
  reading: Reading,
  { minItems }: JsonObject,
  places: readonly Json[],
): Json | undefined {
  const values = places.map((each) => initialOf(reading, each));
  const length = values.findLastIndex((each) => each !== undefined) + 1;
  const held = values.slice(0, length).flatMap((each) => (each === undefined ? [] : [each]));
  const hasGap = held.length < length;
  const isShort = typeof minItems === 'number' && length < minItems;
  return length === 0 || hasGap || isShort ? undefined : held;
}

function pointed(root: JsonObject, reference: string): Json | undefined {
  return reference
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((at, name) => ownOf(objectOf(at), name), root);
}
