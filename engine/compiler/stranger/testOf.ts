import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { formatTests } from '../formats.ts';
import { isObject, listOf, objectOf } from '../json.ts';
import { within } from '../Reporter.ts';
import { PLAIN_KEYWORDS } from '../schemaWalk.ts';
import { countedWithout, namedWithout } from './addedNames.ts';
import {
  everyValue,
  type Layer,
  type Opened,
  type Spot,
  type StrangerSchema,
} from './StrangerSchema.ts';

/**
 * A stranger's schema as a test of a value: references put in, annotations and what a test cannot
 * hold left out. Of a schema that leads back to itself the inner part is not tested.
 *
 * @param added names that the form adds to the object: what the schema says of names is not said of them
 */
export function testOf(
  schemas: StrangerSchema,
  opened: Opened,
  added: readonly string[] = [],
): JsonObject {
  if (opened.isNever) return { not: {} };
  const parts = opened.layers.flatMap((layer) => layerTests({ schemas, opened, layer, added }));
  const [first = {}] = parts;
  return parts.length < 2 ? first : { allOf: parts };
}

interface At {
  readonly schemas: StrangerSchema;
  readonly opened: Opened;
  readonly layer: Layer;
  readonly added: readonly string[];
}

const SINGLE = ['not', 'contains', 'items', 'propertyNames'];
const LISTS = ['anyOf', 'oneOf'];
const MAPS = ['properties', 'dependentSchemas'];
/** Keywords whose schemas speak of something inside the value. */
const INSIDE = ['contains', 'items', 'propertyNames', 'properties'];
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
  const closed = closedNames(schema, at.schemas);
  const counted = countedWithout(
    pick(schema, COUNTS, (value) => value),
    at.added,
  );
  const parts = [test, counted, ...patterns(schema), ...(closed ? [closed] : [])];
  return parts.filter((part) => Object.keys(part).length > 0);
}

/** Some keywords of a schema, where it has them, each written anew. */
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

/** A `contains` that every list satisfies, which the validator refuses to take. */
const asksNone = ({ minContains, maxContains }: JsonObject) =>
  minContains === 0 && maxContains === undefined;

function containsLimits(schema: JsonObject): JsonObject {
  if (schema.contains === undefined || asksNone(schema)) return {};
  const names = ['minContains', 'maxContains'].filter((name) => schema[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, schema[name] ?? 0]));
}

/** `if` alone says nothing, and `then` without it neither. */
function branches(at: At): JsonObject {
  const { if: condition, then: yes, else: no } = at.layer.schema;
  if (condition === undefined || (yes === undefined && no === undefined)) return {};
  return pick(at.layer.schema, ['if', 'then', 'else'], (value, name) => inner(at, value, name));
}

/** `additionalProperties: false`, said of names. */
function closedNames(schema: JsonObject, { madeNames }: StrangerSchema): JsonObject | undefined {
  if (schema.additionalProperties !== false || schema.patternProperties !== undefined) {
    return undefined;
  }
  return {
    propertyNames: { enum: [...Object.keys(objectOf(schema.properties)), ...madeNames.values()] },
  };
}

function patterns({ pattern, format }: JsonObject): readonly JsonObject[] {
  const own = typeof pattern === 'string' && isPattern(pattern) ? [{ pattern }] : [];
  return [...own, ...formatTests(format)];
}

/** Whether a text is a regular expression as the validator compiles it. */
export function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    // A slip of the author, told where the pattern is read for its answer.
    return false;
  }
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
 * What a schema says beside the rules of its parts (`oneOf`, `not`, `if`, …) as one test: the last
 * word on an answer, a list or an object, whatever became of it in the form.
 *
 * @param added names that the form adds to the object
 * @returns `undefined` when it says nothing of the kind
 */
export function logicOf(
  schemas: StrangerSchema,
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
