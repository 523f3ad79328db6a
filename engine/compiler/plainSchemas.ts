import type { Json, JsonObject } from '../definition/JsonSchema.ts';
import { formatTests } from './formats.ts';
import { isObject, listOf, objectOf, textsOf } from './json.ts';
import { PLAIN_KEYWORDS } from './schemaWalk.ts';

/** Keywords of a plain JSON Schema (2020-12) that hold one schema. */
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
/** Keywords that hold a list of schemas. */
const MANY = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
/** Keywords that hold schemas by name. */
const NAMED = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];

/**
 * A plain JSON Schema as a test: what it asserts, without what it remarks. Formats become what is
 * tested of them; references stay, into the schema's own definitions.
 */
export function testSchema(schema: JsonObject): JsonObject {
  const inner = mapInside(schema, (inner) => testSchema(inner));
  const kept = Object.entries(inner).filter(([name]) => isAsserted(name, inner));
  const tests = formatTests(schema.format).map((test) => ({ ...test, ...saidOfFormat(schema) }));
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
  // Nothing to the validator: the reasons of its faults are read from it (`partReasons`).
  'errorMessage',
];
/** Keywords that mean something only beside others; Ajv refuses them alone. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  if: ['then', 'else'],
  then: ['if'],
  else: ['if'],
  minContains: ['contains'],
  maxContains: ['contains'],
};

function isAsserted(name: string, schema: JsonObject): boolean {
  if (!ASSERTED.includes(name)) return false;
  return BESIDE[name]?.some((other) => Object.hasOwn(schema, other)) ?? true;
}

/** What its author says of an answer that is not in the format. */
function saidOfFormat({ errorMessage }: JsonObject): JsonObject {
  const said = isObject(errorMessage) ? errorMessage.format : errorMessage;
  return said === undefined ? {} : { errorMessage: said };
}

/**
 * A plain JSON Schema in the words that RJSF knows: tuples as `items: []`, dependencies in one
 * keyword, options with their names as `oneOf`, several types as alternatives. What it asks of
 * answers without drawing anything is left out: the test has it.
 */
export function drawnSchema(schema: JsonObject): JsonObject {
  const drawn = Object.entries(mapInside(withoutNever(schema), (inner) => drawnSchema(inner)));
  const kept = Object.fromEntries(drawn.filter(([name]) => !UNDRAWN.includes(name)));
  return typed(choice(listed({ ...kept, ...dependencies(kept) })));
}

const UNDRAWN = [
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

/** A property that may not be there is not drawn; one that may be anything is a text. */
function withoutNever(schema: JsonObject): JsonObject {
  if (!isObject(schema.properties)) return schema;
  const entries = Object.entries(schema.properties).filter(([, each]) => each !== false);
  return {
    ...schema,
    properties: Object.fromEntries(entries.map(([name, e]) => [name, asked(e)])),
  };
}

function asked(schema: Json | undefined): Json {
  const isAnything = schema === undefined || schema === true || !isObject(schema);
  return isAnything || Object.keys(schema).length === 0 ? { type: 'string' } : schema;
}

function listed({ prefixItems, ...schema }: JsonObject): JsonObject {
  const places = listOf(prefixItems);
  if (places.length > 0) {
    const { items, ...rest } = schema;
    const more = isObject(items) ? { additionalItems: items } : {};
    return { ...rest, type: 'array', items: places.map(asked), ...more };
  }
  const isList = schema.type === 'array' || textsOf(schema.type).includes('array');
  return isList || schema.items !== undefined ? { ...schema, items: asked(schema.items) } : schema;
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

/** Of what is chosen as a whole no parts are drawn; what is of no kind RJSF would not draw at all. */
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
  // RJSF takes the first of `anyOf` for chosen.
  return { ...(isWhole ? withoutParts(outer) : outer), oneOf: options, type };
}

function withoutParts(schema: JsonObject): JsonObject {
  const { properties: _, required: __, items: ___, ...rest } = schema;
  return rest;
}

/** Kinds of JSON, as an answer of any shape names its alternatives. */
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
  const isSaid = ['anyOf', 'oneOf', 'enum', 'const'].some((name) => Object.hasOwn(schema, name));
  if (isSaid || types.filter((type) => type !== 'null').length < 2) return schema;
  const { type: _types, title, description, $defs, definitions, ...rest } = schema;
  const outer = { title, description, $defs, definitions };
  const present = Object.entries(outer).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const alternatives = types.map((type) => ({ ...rest, type, title: KIND_WORDS[type] ?? type }));
  return { ...Object.fromEntries(present), anyOf: alternatives };
}

/**
 * A schema with every schema directly inside it written anew; `true` and `false` stay.
 *
 * @param write takes a schema and the steps that lead to it
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
