import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { formatTests } from './formats.ts';
import { isObject, listOf, objectOf, textsOf } from './json.ts';
import { PLAIN_KEYWORDS } from './schemaWalk.ts';

/** Keywords of a plain JSON Schema (2020-12) that contain one schema. */
const ONE = [
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
/** Keywords that contain a list of schemas. */
const MANY = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
/** Keywords that contain schemas by name. */
const NAMED = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];

/**
 * Returns the test of a plain JSON Schema: its assertions without its annotations. Formats become
 * tests. References still point into the schema's own definitions.
 */
export function testSchema(schema: JsonObject): JsonObject {
  const inner = mapInside(schema, (inner) => testSchema(inner));
  const kept = Object.entries(inner).filter(([name]) => isAsserted(name, inner));
  const tests = formatTests(schema.format).map((test) => ({ ...test, ...formatMessageOf(schema) }));
  return {
    ...Object.fromEntries(kept),
    ...(tests.length > 0 ? { allOf: [...listOf(inner.allOf), ...tests] } : {}),
  };
}

const ASSERTED = [
  ...PLAIN_KEYWORDS,
  ...ONE,
  ...MANY,
  ...NAMED,
  '$ref',
  'pattern',
  'minContains',
  'maxContains',
  // The validator ignores this keyword. `partReasons` reads the messages of faults from it.
  'errorMessage',
];
/** Keywords that need another keyword; Ajv refuses them alone. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  if: ['then', 'else'],
  then: ['if'],
  else: ['if'],
  minContains: ['contains'],
  maxContains: ['contains'],
};

function isAsserted(name: string, schema: JsonObject): boolean {
  if (!ASSERTED.includes(name)) return false;
  return COMPANIONS[name]?.some((other) => Object.hasOwn(schema, other)) ?? true;
}

/** Returns the author's message for an answer that does not match the format. */
function formatMessageOf({ errorMessage }: JsonObject): JsonObject {
  const message = isObject(errorMessage) ? errorMessage.format : errorMessage;
  return message === undefined ? {} : { errorMessage: message };
}

/**
 * Returns a plain JSON Schema in the keywords that RJSF supports. Tuples become `items: []`, and
 * dependencies become one keyword. Named options become `oneOf`, and several types become
 * alternatives. The result omits keywords that only test answers, since the test has them.
 */
export function rjsfSchema(schema: JsonObject): JsonObject {
  const drawn = Object.entries(mapInside(withoutNever(schema), (inner) => rjsfSchema(inner)));
  const kept = Object.fromEntries(drawn.filter(([name]) => !NOT_RENDERED.includes(name)));
  return typed(choice(listed({ ...kept, ...dependencies(kept) })));
}

const NOT_RENDERED = [
  '$schema',
  '$id',
  '$anchor',
  '$comment',
  'not',
  'contains',
  'minContains',
  'maxContains',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
  'errorMessage',
];

/**
 * Removes properties with the schema `false`. A property that accepts every value becomes a text.
 */
function withoutNever(schema: JsonObject): JsonObject {
  if (!isObject(schema.properties)) return schema;
  const entries = Object.entries(schema.properties).filter(([, each]) => each !== false);
  return {
    ...schema,
    properties: Object.fromEntries(entries.map(([name, e]) => [name, textIfAnything(e)])),
  };
}

function textIfAnything(schema: Json | undefined): Json {
  const isAnything = schema === undefined || schema === true || !isObject(schema);
  return isAnything || Object.keys(schema).length === 0 ? { type: 'string' } : schema;
}

function listed({ prefixItems, ...schema }: JsonObject): JsonObject {
  const places = listOf(prefixItems);
  if (places.length > 0) {
    const { items, ...rest } = schema;
    const more = isObject(items) ? { additionalItems: items } : {};
    return { ...rest, type: 'array', items: places.map(textIfAnything), ...more };
  }
  const isList = schema.type === 'array' || textsOf(schema.type).includes('array');
  return isList || schema.items !== undefined
    ? { ...schema, items: textIfAnything(schema.items) }
    : schema;
}

function dependencies({ dependentSchemas, dependentRequired }: JsonObject): JsonObject {
  if (!isObject(dependentSchemas) && !isObject(dependentRequired)) return {};
  return {
    dependencies: {
      ...(isObject(dependentRequired) ? dependentRequired : {}),
      ...(isObject(dependentSchemas) ? dependentSchemas : {}),
    },
  };
}

/**
 * Returns the schema of a choice with its options as `oneOf`. An object or list that a user chooses
 * as a whole has no fields. RJSF renders nothing without a `type`, so every choice gets one.
 */
function choice({ enumNames, ...schema }: JsonObject): JsonObject {
  const names = listOf(enumNames);
  const isNamed = names.length > 0 && Array.isArray(schema.enum);
  const { enum: values, ...rest } = schema;
  const named = listOf(values).map((value, index) => ({
    const: value,
    title: String(names[index] ?? value),
  }));
  const options = isNamed ? named : listOf(schema.oneOf ?? schema.anyOf).map(objectOf);
  const isChosen = options.length > 0 && options.every((each) => each.const !== undefined);
  if (!isChosen) return schema;
  const { anyOf: _, ...outer } = rest;
  const isWhole = options.some((each) => isObject(each.const) || Array.isArray(each.const));
  const type = !isWhole && typeof schema.type === 'string' ? schema.type : 'string';
  // RJSF would select the first option of `anyOf`.
  return { ...(isWhole ? withoutParts(outer) : outer), oneOf: options, type };
}

function withoutParts(schema: JsonObject): JsonObject {
  const { properties: _, required: __, items: ___, ...rest } = schema;
  return rest;
}

/** Names of the JSON types, shown for the alternatives of an answer of any shape. */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  object: 'Several answers',
  array: 'A list',
  string: 'Text',
  number: 'Number',
  integer: 'Whole number',
  boolean: 'Yes or no',
  null: 'Nothing',
};

function typed(schema: JsonObject): JsonObject {
  const types = textsOf(schema.type);
  const hasAlternatives = ['anyOf', 'oneOf', 'enum', 'const'].some((name) =>
    Object.hasOwn(schema, name),
  );
  if (hasAlternatives || types.filter((type) => type !== 'null').length < 2) return schema;
  const { type: _types, title, description, $defs, definitions, ...rest } = schema;
  const outer = { title, description, $defs, definitions };
  const present = Object.entries(outer).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const alternatives = types.map((type) => ({ ...rest, type, title: KIND_WORDS[type] ?? type }));
  return { ...Object.fromEntries(present), anyOf: alternatives };
}

/**
 * Rewrites every schema directly inside a schema; `true` and `false` do not change.
 *
 * @param write receives a schema and the path to it
 */
export function mapInside(
  schema: JsonObject,
  write: (inner: JsonObject, ...steps: (string | number)[]) => JsonObject,
): JsonObject {
  const one = (value: Json, ...steps: (string | number)[]): Json =>
    isObject(value) ? write(value, ...steps) : value;
  const entries = Object.entries(schema).map(([name, value]): readonly [string, Json] => {
    if (ONE.includes(name)) return [name, one(value, name)];
    if (MANY.includes(name)) return [name, listOf(value).map((each, at) => one(each, name, at))];
    if (!NAMED.includes(name) || !isObject(value)) return [name, value];
    const inner = Object.entries(value).map(([key, each]) => [key, one(each, name, key)]);
    return [name, Object.fromEntries(inner)];
  });
  return Object.fromEntries(entries);
}
