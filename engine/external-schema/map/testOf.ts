import { formatTests } from '../../compiler/source/formats.ts';
import { isObject, listOf, objectOf } from '../../compiler/source/json.ts';
import { within } from '../../compiler/source/Reporter.ts';
import { PLAIN_KEYWORDS } from '../../compiler/source/schemaWalk.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { countedWithout, namedWithout } from '../read/addedNames.ts';
import {
  type ExternalSchema,
  everyValue,
  type Layer,
  type Opened,
  type Spot,
} from '../read/ExternalSchema.ts';

/**
 * Converts an external schema to a test of a value. References are replaced by their schemas. The
 * test omits annotations. A recursive schema is not tested where it repeats.
 *
 * @param added names that the form adds to the object; keywords about names ignore them
 */
export function testOf(
  schemas: ExternalSchema,
  opened: Opened,
  added: readonly string[] = [],
): JsonObject {
  if (opened.isNever) return { not: {} };
  const at = { schemas, opened, added };
  const isNested = UNEVALUATED.some((keyword) => everyValue(opened, keyword).length > 0);
  return joined(
    isNested
      ? outerLayers(opened).map((layer) => nestedTest({ ...at, layer }))
      : opened.layers.flatMap((layer) => layerTests({ ...at, layer })),
  );
}

function joined(parts: readonly JsonObject[]): JsonObject {
  const [first = {}] = parts;
  return parts.length < 2 ? first : { allOf: parts };
}

/** Keywords that depend on which schemas are inside their own one. */
const UNEVALUATED = ['unevaluatedItems', 'unevaluatedProperties'];

/** Returns the layers that no other layer of the schema contains. */
function outerLayers({ layers }: Opened): readonly Layer[] {
  const ids = new Set(layers.map(({ id }) => id));
  return layers.filter(({ inside }) => inside === undefined || !ids.has(inside));
}

/** Returns the test of a layer that contains the tests of the layers inside it. */
function nestedTest(at: At): JsonObject {
  const { schema, id } = at.layer;
  const inside = at.opened.layers.filter((layer) => layer.inside === id);
  const own = layerTests(at);
  const unevaluated = pick(schema, UNEVALUATED, (value, name) => inner(at, value, name));
  if (Object.keys(unevaluated).length === 0 && inside.length === 0) return joined(own);
  const isOpen = at.added.length > 0 && schema.unevaluatedProperties !== undefined;
  const parts = [
    ...own,
    ...inside.map((layer) => nestedTest({ ...at, layer })),
    ...(isOpen ? [{ properties: anything(at.added) }] : []),
  ];
  return { ...(parts.length > 0 ? { allOf: parts } : {}), ...unevaluated };
}

/** Returns properties that accept every value. */
function anything(names: Iterable<string>): JsonObject {
  return Object.fromEntries([...names].map((name) => [name, {}]));
}

interface At {
  readonly schemas: ExternalSchema;
  readonly opened: Opened;
  readonly layer: Layer;
  readonly added: readonly string[];
}

const SINGLE = ['not', 'contains', 'items', 'propertyNames'];
const LISTS = ['anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'dependentSchemas'];
/** Keywords whose schemas apply to a part of the value. */
const INSIDE = [
  'contains',
  'items',
  'prefixItems',
  'propertyNames',
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
];
const COUNTS = ['minProperties', 'maxProperties'];

function layerTests(at: At): readonly JsonObject[] {
  const { schema } = at.layer;
  const test = {
    ...pick(
      schema,
      PLAIN_KEYWORDS.filter((name) => !COUNTS.includes(name)),
      (value) => value,
    ),
    ...pick(
      schema,
      SINGLE.filter((name) => isSchema(schema[name]) && !(name === 'contains' && asksNone(schema))),
      (value, name) => {
        const test = inner(at, value, name);
        return name === 'propertyNames' ? namedWithout(test, at.added) : test;
      },
    ),
    ...pick(schema, LISTS, (value, name) =>
      listOf(value).map((each, index) => inner(at, each, name, index)),
    ),
    ...pick(schema, MAPS, (value, name) => {
      const entries = Object.entries(objectOf(value));
      return Object.fromEntries(entries.map(([key, each]) => [key, inner(at, each, name, key)]));
    }),
    ...containsLimits(schema),
    ...branches(at),
  };
  const closed = restOfNames(at);
  const counted = countedWithout(
    pick(schema, COUNTS, (value) => value),
    at.added,
  );
  const parts = [test, counted, ...patterns(schema), ...(closed ? [closed] : [])];
  return parts.filter((part) => Object.keys(part).length > 0);
}

/** Returns the named keywords that a schema has, each value converted by `write`. */
function pick(
  schema: JsonObject,
  names: readonly string[],
  write: (value: Json, name: string) => Json,
): JsonObject {
  const entries = names.flatMap((name) => {
    const value = schema[name];
    return value === undefined ? [] : [[name, write(value, name)] as const];
  });
  return Object.fromEntries(entries);
}

function isSchema(value: Json | undefined): value is Json {
  return typeof value === 'boolean' || isObject(value);
}

function inner(at: At, schema: Json, ...steps: readonly (string | number)[]): JsonObject {
  const spot: Spot = { schema, place: within(at.layer.place, ...steps) };
  const opened = at.schemas.open([spot], at.opened.trail);
  const isInside = INSIDE.some((keyword) => keyword === steps[0]);
  return opened.isRecursive ? {} : testOf(at.schemas, opened, isInside ? [] : at.added);
}

/** Checks for a `contains` that every list satisfies, which the validator rejects. */
const asksNone = ({ minContains, maxContains }: JsonObject) =>
  minContains === 0 && maxContains === undefined;

function containsLimits(schema: JsonObject): JsonObject {
  if (schema.contains === undefined || asksNone(schema)) return {};
  const names = ['minContains', 'maxContains'].filter((name) => schema[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, schema[name] ?? 0]));
}

/**
 * Returns `if`, `then` and `else`. `if` has no effect alone, and the others have no effect without
 * it.
 */
function branches(at: At): JsonObject {
  const { if: condition, then: yes, else: no } = at.layer.schema;
  if (condition === undefined || (yes === undefined && no === undefined)) return {};
  return pick(at.layer.schema, ['if', 'then', 'else'], (value, name) => inner(at, value, name));
}

/**
 * Converts `patternProperties` and `additionalProperties`. The names that the form adds are not
 * additional ones. Without patterns, `additionalProperties: false` becomes a list of allowed names.
 */
function restOfNames(at: At): JsonObject | undefined {
  const { schema } = at.layer;
  const { additionalProperties: more } = schema;
  const names = [...Object.keys(objectOf(schema.properties)), ...at.schemas.addedNames.values()];
  const patterned = Object.entries(objectOf(schema.patternProperties));
  if (patterned.length === 0) {
    if (more === undefined || more === true) return undefined;
    if (more === false) return { propertyNames: { enum: names } };
  }
  const tests = patterned.map(([pattern, each]) => [
    pattern,
    inner(at, each, 'patternProperties', pattern),
  ]);
  const isLimited = more !== undefined && more !== true;
  return {
    ...(tests.length > 0 ? { patternProperties: Object.fromEntries(tests) } : {}),
    ...(isLimited
      ? {
          properties: anything(names),
          additionalProperties: inner(at, more, 'additionalProperties'),
        }
      : {}),
  };
}

function patterns({ pattern, format }: JsonObject): readonly JsonObject[] {
  const own = typeof pattern === 'string' ? [{ pattern }] : [];
  return [...own, ...formatTests(format)];
}

const LOGIC = [
  'const',
  'enum',
  'contains',
  'minContains',
  'maxContains',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependentRequired',
  'minProperties',
  'maxProperties',
  'propertyNames',
];

/**
 * Returns the keywords of a schema that combine other schemas or count (`oneOf`, `not`, `if`, …) as
 * one test. It decides whether an answer, a list or an object is valid. The fields that the form
 * made from these keywords do not affect it.
 *
 * @param added names that the form adds to the object
 * @returns `undefined` if the schema has no such keyword, or the test would be empty
 */
export function logicOf(
  schemas: ExternalSchema,
  opened: Opened,
  added: readonly string[] = [],
): JsonObject | undefined {
  if (LOGIC.every((keyword) => everyValue(opened, keyword).length === 0)) return undefined;
  const layers = opened.layers.map((layer) => {
    const kept = Object.entries(layer.schema).filter(([keyword]) => LOGIC.includes(keyword));
    return { ...layer, schema: Object.fromEntries(kept) };
  });
  const test = testOf(schemas, { ...opened, layers }, added);
  return Object.keys(test).length === 0 ? undefined : test;
}
