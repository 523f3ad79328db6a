import { isObject, objectOf } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { listed } from '../documents/listed.ts';
import { definitionsIn } from '../documents/usedDefinitions.ts';
import { ENGINES, type ForeignKind } from './engines.ts';
import { isPlainSchema } from './isPlainSchema.ts';
import { isApiDescription } from './openApiSchemas.ts';
import { wrappedSchema } from './wrappedSchema.ts';

/** A file that is not a JSON Schema: a sentence that names it, and the remedy. */
export interface ForeignFile {
  readonly message: string;
  readonly remedy: string;
}

/**
 * Recognises a file that is not a JSON Schema: a form of another program, a description of an API,
 * or data. A JSON Schema whose properties have the names of such a file is not recognised.
 *
 * @returns `undefined` for a JSON Schema, and for an unknown file
 *
 * @example
 * foreignFile({ pages: [{ elements: [{ type: 'text', name: 'a' }] }] })?.message;
 * // 'This is a SurveyJS survey, not a JSON Schema'
 * foreignFile({ type: 'object', properties: { pages: { type: 'array' } } }); // undefined
 */
export function foreignFile(file: Json): ForeignFile | undefined {
  if (!isObject(file)) return unusable(file);
  const wholly = ENGINES.find(({ isEvenSchema, holds }) => isEvenSchema === true && holds(file));
  if (wholly) return refusal(wholly, file);
  if (isApiDescription(file) && !isSchemaOfDescriptions(file)) return described(file);
  if (isPlainSchema(file) || wrappedSchema(file)) return undefined;
  const kind = ENGINES.find(({ holds }) => holds(file));
  if (kind) return refusal(kind, file);
  return isData(file) ? DATA : undefined;
}

function refusal(kind: ForeignKind, file: JsonObject): ForeignFile {
  const { what, wanted = 'a JSON Schema', remedy } = kind;
  const shown = typeof what === 'string' ? what : what(file);
  return { message: `This is ${shown}, not ${wanted}`, remedy };
}

function unusable(file: Json): ForeignFile | undefined {
  const isTable = Array.isArray(file) && file.length > 0 && file.every(isObject);
  if (!isTable) return undefined;
  const first = objectOf(file[0]);
  const isFormly =
    typeof first.key === 'string' && (isObject(first.props) || isObject(first.templateOptions));
  if (!isFormly) return { ...DATA, message: 'This is a list of data, not a JSON Schema' };
  const remedy = 'Write a JSON Schema with a property for each "key".';
  return { message: 'This is a list of Formly fields, not a JSON Schema', remedy };
}

const DATA: ForeignFile = {
  message: 'This is data, not a JSON Schema: it has no keyword such as "type" or "properties"',
  remedy:
    'Write { "type": "object", "properties": { ... } } with a property for each answer; put the data into samples/.',
};

/** Checks whether a file has names that are not keywords, and no keyword of a schema. */
function isData(file: JsonObject): boolean {
  const names = Object.keys(file).filter((name) => !name.startsWith('x-'));
  return names.some((name) => !ANNOTATIONS.includes(name)) && !isLoose(file);
}

/** Checks whether a file has a number or list that a schema might have at its top. */
function isLoose(file: JsonObject): boolean {
  return LIMITS.some((name) => typeof file[name] === 'number') || typeof file.type === 'string';
}

const LIMITS = ['minProperties', 'maxProperties', 'minItems', 'maxItems', 'minLength', 'maxLength'];
const ANNOTATIONS = [
  ...['$id', 'id', '$schema', '$comment', '$anchor', '$vocabulary', 'title', 'description'],
  ...['default', 'examples', 'format', 'pattern', 'deprecated', 'readOnly', 'writeOnly'],
  ...['not', 'then', 'else', 'contains', 'dependencies', 'dependentSchemas', 'dependentRequired'],
  ...['unevaluatedProperties', 'unevaluatedItems', 'items', 'extends', 'disallow'],
  ...['$dynamicAnchor', '$dynamicRef', '$recursiveAnchor', '$recursiveRef', 'type', 'required'],
];

/** Checks whether a file is a JSON Schema for descriptions of APIs. */
function isSchemaOfDescriptions({ $schema, properties }: JsonObject): boolean {
  return (typeof $schema === 'string' && /json-schema\.org/.test($schema)) || isObject(properties);
}

/** Refuses a description of an API, with the schemas that a form may be made from. */
function described(file: JsonObject): ForeignFile {
  const [name = '', shown] = API_NAMES.find(([each]) => typeof file[each] === 'string') ?? [];
  const [first, ...others] = definitionsIn(file);
  const message = `This is ${shown} ${String(file[name])} description of an API, not a JSON Schema`;
  if (first === undefined) {
    return { message, remedy: 'Write a JSON Schema with a property for each answer.' };
  }
  const names = [first, ...others].map((each) => each.split('/').at(-1) ?? '');
  const reference = `{ "$ref": "${name}.json${first}" }`;
  const remedy = `Save it as ${name}.json, and write schema.json with the schema to ask for: ${reference}. It has ${listed(names)}.`;
  return { message, remedy };
}

const API_NAMES = [
  ['openapi', 'an OpenAPI'],
  ['swagger', 'a Swagger'],
  ['asyncapi', 'an AsyncAPI'],
] as const;
