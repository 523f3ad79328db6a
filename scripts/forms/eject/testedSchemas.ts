import type { Json, JsonObject } from '#engine';

/**
 * Converts a condition of a derived form to the spelling of the dialect: a map from pointers to
 * schemas, with `anyOf`, `allOf` and `not`.
 */
export function dialectCondition(condition: Json): Json {
  if (!isObject(condition)) return condition;
  return mapValues(condition, (name, value) => {
    if (name === 'not') return dialectCondition(value);
    if (name === 'anyOf' || name === 'allOf') return distinct(value, dialectCondition);
    return testedSchema(value);
  });
}

/**
 * Converts a schema that an answer must satisfy to the spelling of the dialect. The dialect refuses
 * an empty schema, true and false, repeated alternatives and `dependentSchemas`. The schema accepts
 * the same answers as before.
 */
export function testedSchema(schema: Json): Json {
  if (schema === false) return { not: ANY };
  if (!isObject(schema) || Object.keys(schema).length === 0) return ANY;
  const { dependentSchemas, ...rest } = schema;
  const written = mapValues(rest, (keyword, value) => {
    if (SCHEMAS.includes(keyword)) return testedSchema(value);
    if (keyword === 'anyOf' || keyword === 'allOf') return distinct(value, testedSchema);
    if (keyword === 'oneOf' && Array.isArray(value)) return value.map(testedSchema);
    if (keyword === 'properties' && isObject(value)) {
      return mapValues(value, (_, each) => testedSchema(each));
    }
    return value;
  });
  return isObject(dependentSchemas) ? withImplied(written, dependentSchemas) : written;
}

/** A schema that every answer satisfies, with a keyword, since the dialect refuses an empty one. */
const ANY: JsonObject = { minLength: 0 };

/** Keywords whose value is one schema. */
const SCHEMAS = ['not', 'if', 'then', 'else', 'items', 'contains'];

/** Adds `dependentSchemas` as `if` and `then`. */
function withImplied(schema: JsonObject, dependent: JsonObject): JsonObject {
  const implied = Object.entries(dependent).map(([name, each]) =>
    Object.fromEntries([
      ['if', { type: 'object', required: [name] }],
      ['then', testedSchema(each)],
    ]),
  );
  const others = Array.isArray(schema.allOf) ? schema.allOf : [];
  return { ...schema, allOf: [...others, ...implied] };
}

/** Converts the entries of a list, and removes those that repeat another. */
function distinct(list: Json, convert: (each: Json) => Json): Json {
  if (!Array.isArray(list)) return list;
  const entries = list.map(convert).map((each) => [JSON.stringify(each), each] as const);
  return [...new Map(entries).values()];
}

function mapValues(object: JsonObject, convert: (name: string, value: Json) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, convert(name, value)]),
  );
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
