import { isObject, listOf, objectOf } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';

/** Checks whether a file describes an API: OpenAPI, Swagger or AsyncAPI. */
export function isApiDescription(file: JsonObject): boolean {
  return ['openapi', 'swagger', 'asyncapi'].some((name) => typeof file[name] === 'string');
}

/**
 * Returns the schemas of an API description at their own places, with the words of OpenAPI 3.0
 * converted to those of JSON Schema: `nullable`, `example` and the boolean `exclusiveMinimum`.
 * Everything else of the description is left out.
 *
 * @param file a description of OpenAPI, Swagger or AsyncAPI
 *
 * @example
 * const Pet = { type: 'string', nullable: true };
 * openApiSchemas({ openapi: '3.0.3', paths: {}, components: { schemas: { Pet } } });
 * // { components: { schemas: { Pet: { type: ['string', 'null'] } } } }
 */
export function openApiSchemas(file: JsonObject): JsonObject {
  const { schemas } = objectOf(file.components);
  return {
    ...(isObject(schemas) ? { components: { schemas: converted(schemas) } } : {}),
    ...(isObject(file.definitions) ? { definitions: converted(file.definitions) } : {}),
  };
}

/** Converts each schema of an object by name. A name is not a keyword. */
function converted(schemas: JsonObject): JsonObject {
  const entries = Object.entries(schemas).map(([name, each]) => [name, plain(each)] as const);
  return Object.fromEntries(entries);
}

function plain(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(plain);
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).flatMap(([name, value]): [string, Json][] => {
    if (DROPPED.includes(name)) return [];
    if (VALUES.includes(name)) return [[name, value]];
    const isByName = BY_NAME.includes(name) && isObject(value);
    return [[name, isByName ? converted(value) : plain(value)]];
  });
  return nullable(bounded(Object.fromEntries(entries)), schema);
}

const DROPPED = ['nullable', 'example', 'examples', 'xml', 'externalDocs', 'discriminator'];
const VALUES = ['default', 'enum', 'const', 'required'];
const BY_NAME = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];

/** Converts `nullable: true`, which holds only next to a `type`. */
function nullable(schema: JsonObject, { nullable: isNullable }: JsonObject): JsonObject {
  if (isNullable !== true || typeof schema.type !== 'string') return schema;
  const options = Array.isArray(schema.enum) ? { enum: withNull(schema.enum) } : {};
  return { ...schema, type: [schema.type, 'null'], ...options };
}

function withNull(values: readonly Json[]): readonly Json[] {
  return values.includes(null) ? values : [...listOf(values), null];
}

/** Converts the boolean exclusive limits of OpenAPI 3.0. */
function bounded(schema: JsonObject): JsonObject {
  return [
    ['minimum', 'exclusiveMinimum'] as const,
    ['maximum', 'exclusiveMaximum'] as const,
  ].reduce((left, [limit, exclusive]) => {
    if (typeof left[exclusive] !== 'boolean') return left;
    const { [limit]: number, [exclusive]: isExclusive, ...rest } = left;
    if (number === undefined) return rest;
    return { ...rest, [isExclusive === true ? exclusive : limit]: number };
  }, schema);
}
