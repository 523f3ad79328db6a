import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { FORMATS } from '../formats.ts';
import { isObject, listOf, objectOf } from '../json.ts';
import { within } from '../Reporter.ts';
import { PLAIN_KEYWORDS } from '../schemaWalk.ts';
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
 */
export function testOf(schemas: StrangerSchema, opened: Opened): JsonObject {
  if (opened.isNever) return { not: {} };
  const parts = opened.layers.flatMap((layer) => layerTests({ schemas, opened, layer }));
  const [first = {}] = parts;
  return parts.length < 2 ? first : { allOf: parts };
}

interface At {
  readonly schemas: StrangerSchema;
  readonly opened: Opened;
  readonly layer: Layer;
}

const SINGLE = ['not', 'contains', 'items', 'propertyNames'];
const LISTS = ['anyOf', 'oneOf'];
const MAPS = ['properties', 'dependentSchemas'];

function layerTests(at: At): readonly JsonObject[] {
  const { schema } = at.layer;
  const test = {
    ...pick(schema, PLAIN_KEYWORDS, (value) => value),
    ...pick(
      schema,
      SINGLE.filter((name) => isSchema(schema[name])),
      (value, name) => inner(at, value, name),
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
  const parts = [test, ...patterns(schema), ...(closed ? [closed] : [])];
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
  return opened.isRecursive ? {} : testOf(at.schemas, opened);
}

function containsLimits(schema: JsonObject): JsonObject {
  if (schema.contains === undefined) return {};
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
  const known = typeof format === 'string' ? FORMATS[format] : undefined;
  const own = typeof pattern === 'string' && isPattern(pattern) ? [{ pattern }] : [];
  if (known?.keyword) return [...own, { [known.keyword]: true }];
  return known?.pattern === undefined ? own : [...own, { pattern: known.pattern }];
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
 * word on an answer or an object, whatever became of it in the form.
 *
 * @returns `undefined` when it says nothing of the kind
 */
export function logicOf(schemas: StrangerSchema, opened: Opened): JsonObject | undefined {
  if (LOGIC.every((keyword) => everyValue(opened, keyword).length === 0)) return undefined;
  const layers = opened.layers.map(({ schema, place }) => {
    const kept = Object.entries(schema).filter(([keyword]) => LOGIC.includes(keyword));
    return { place, schema: Object.fromEntries(kept) };
  });
  const test = testOf(schemas, { ...opened, layers });
  return Object.keys(test).length === 0 ? undefined : test;
}
