import { isObject, listOf, objectOf } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';

/** A kind of file that is not a JSON Schema. */
export interface ForeignKind {
  /** The name of the file in a sentence: `a SurveyJS survey`. */
  readonly what: string | ((file: JsonObject) => string);
  /** The thing that it is not, in the same sentence; a JSON Schema if absent. */
  readonly wanted?: string;
  /** The action that the author must take. */
  readonly remedy: string;
  /** Checks whether a file is of this kind. */
  readonly holds: (file: JsonObject) => boolean;
  /** Whether a file is of this kind even if it has keywords of a JSON Schema at the top. */
  readonly isEvenSchema?: true;
}

const REWRITE = (each: string) => `Write a JSON Schema with a property for each ${each}.`;

/** Checks whether a value is a list of objects of which each has these texts. */
function hasEach(value: unknown, ...names: readonly string[]): boolean {
  const entries = listOf(value);
  const isOne = (each: Json) =>
    isObject(each) && names.every((name) => typeof each[name] === 'string');
  return entries.length > 0 && entries.every(isOne);
}

const hasSurveyPages = ({ pages }: JsonObject) =>
  listOf(pages).some((page) => isObject(page) && (page.elements ?? page.questions) !== undefined);

const isLayoutType = (type: unknown) =>
  typeof type === 'string' && /^(?:\w*Layout|Group|Control|Categorization|Category)$/.test(type);

const FHIR_SCHEMA = /^https?:\/\/hl7\.org\/fhir\/json-schema\//;

/** The kinds of files that authors confuse with JSON Schemas. The first that holds counts. */
export const ENGINES: readonly ForeignKind[] = [
  {
    what: 'a FHIR Questionnaire',
    remedy: REWRITE('"linkId"'),
    holds: ({ resourceType }) => resourceType === 'Questionnaire',
  },
  {
    what: ({ resourceType }) => `a FHIR resource (${String(resourceType)})`,
    remedy:
      'Save the official fhir.schema.json next to schema.json, and write { "$ref": "fhir.schema.json#/definitions/NAME" }.',
    holds: ({ resourceType, properties }) =>
      typeof resourceType === 'string' && /^[A-Z]\w+$/.test(resourceType) && !isObject(properties),
  },
  {
    what: 'a form of form-js (Camunda)',
    remedy: REWRITE('component with a "key"'),
    holds: ({ components, type, schemaVersion }) =>
      Array.isArray(components) && (type === 'default' || schemaVersion !== undefined),
  },
  {
    what: 'a form of Form.io',
    remedy: REWRITE('component with a "key"'),
    holds: ({ components, display }) =>
      hasEach(components, 'type', 'key') || (Array.isArray(components) && isDisplay(display)),
  },
  {
    what: 'a layout of JSON Forms',
    remedy: 'Save its JSON Schema as schema.json; the form has its own layout, ui.json.',
    holds: ({ type, elements }) => isLayoutType(type) && Array.isArray(elements),
  },
  {
    what: 'a SurveyJS survey',
    remedy: REWRITE('question with a "name"'),
    holds: (file) =>
      hasSurveyPages(file) ||
      hasEach(file.elements, 'type', 'name') ||
      hasEach(file.questions, 'type', 'name') ||
      (file.logoPosition !== undefined && Array.isArray(file.pages)),
  },
  {
    what: 'a form of Typeform',
    remedy: REWRITE('entry of "fields"'),
    holds: ({ fields, ...file }) =>
      hasEach(fields, 'type', 'title') &&
      ['welcome_screens', 'thankyou_screens', 'workspace'].some((name) => file[name]),
  },
  {
    what: 'a form of Formly',
    remedy: REWRITE('"key"'),
    holds: ({ fields }) => hasEach(fields, 'key', 'type'),
  },
  {
    what: 'an Adaptive Card',
    remedy: REWRITE('input with an "id"'),
    holds: ({ type }) => type === 'AdaptiveCard',
  },
  {
    what: 'an Avro schema',
    remedy: REWRITE('entry of "fields"'),
    holds: ({ type, fields }) => type === 'record' && Array.isArray(fields),
  },
  {
    what: 'a uiSchema of RJSF',
    remedy: 'Save it as ui.json, and its JSON Schema as schema.json.',
    holds: (file) => isUiSchema(file),
  },
  {
    what: 'a JSON Type Definition (RFC 8927)',
    remedy:
      'Write its "optionalProperties" under "properties", and the others also under "required".',
    holds: ({ optionalProperties }) => isObject(optionalProperties),
    isEvenSchema: true,
  },
  {
    what: 'a schema of MongoDB ("bsonType")',
    remedy: 'Write "type" with a type of JSON instead of "bsonType".',
    holds: ({ bsonType, $jsonSchema }) => bsonType !== undefined || isObject($jsonSchema),
    isEvenSchema: true,
  },
  {
    what: 'a printed Zod schema',
    remedy: 'Save the result of z.toJSONSchema(schema) as schema.json.',
    holds: ({ _def, def, _zod }) =>
      isObject(_zod) || [_def, def].some((each) => isZodDefinition(objectOf(each))),
    isEvenSchema: true,
  },
  {
    what: 'a described Joi schema',
    remedy: 'Save its JSON Schema as schema.json; the package joi-to-json writes it.',
    holds: ({ type, keys }) => type === 'object' && isObject(keys),
    isEvenSchema: true,
  },
  {
    what: 'a described Yup schema',
    remedy: 'Write a JSON Schema with the same fields under "properties".',
    holds: ({ type, fields, tests }) =>
      type === 'object' && isObject(fields) && Array.isArray(tests),
    isEvenSchema: true,
  },
  {
    what: 'the FHIR schema of every resource',
    wanted: 'the schema of one form',
    remedy:
      'Save it as fhir.schema.json, and write schema.json with the one to ask for: { "$ref": "fhir.schema.json#/definitions/Patient" }.',
    holds: ({ $id, id }) =>
      [$id, id].some((each) => typeof each === 'string' && FHIR_SCHEMA.test(each)),
    isEvenSchema: true,
  },
];

const isDisplay = (display: unknown) =>
  ['form', 'wizard', 'pdf', 'webform'].some((each) => each === display);

/** Checks whether an object has `ui:` keys, and no keyword of a schema in any of its parts. */
function isUiSchema(file: JsonObject): boolean {
  const hasOwn = (layout: JsonObject) =>
    Object.keys(layout).some((name) => name.startsWith('ui:') || name === 'classNames');
  return hasOwn(file) || Object.values(file).some((each) => isObject(each) && hasOwn(each));
}

function isZodDefinition({ typeName, type, shape }: JsonObject): boolean {
  return (
    (typeof typeName === 'string' && typeName.startsWith('Zod')) ||
    (type === 'object' && isObject(shape))
  );
}
