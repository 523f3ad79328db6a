import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from '../source/nearest.ts';
import { dateBoundFault, looksLikeDate } from './dateBound.ts';

/** The words for a value that a meta-schema refuses. */
export interface ShapeWords {
  readonly code: string;
  readonly message: string;
  /** Absent when the description in the meta-schema is the remedy. */
  readonly remedy?: string;
}

/** The longest list of values that a message names. */
const MOST_VALUES = 12;

/**
 * Puts the error of a meta-schema into words. No sentence of the validator itself reaches an
 * author, because its sentences are about schemas.
 *
 * @param error an error of Ajv with the wrong value in `data` (option `verbose`)
 */
export function shapeWords(error: ErrorObject): ShapeWords {
  const { keyword, params, message = '' } = error;
  switch (keyword) {
    case 'required':
      return { code: 'missing-key', message: `The key "${params.missingProperty}" is missing` };
    case 'enum':
      return enumWords(params.allowedValues as readonly unknown[], error.data);
    case 'const':
      return { code: 'wrong-value', message: `The value must be ${params.allowedValue}` };
    case 'type':
      return { code: 'wrong-type', message: `The value must be of type ${params.type}` };
    case 'errorMessage':
      return { code: 'wrong-spelling', message };
    case 'pattern':
    case 'format':
      return { code: 'wrong-spelling', message: 'The value has the wrong format' };
    case 'anyOf':
    case 'oneOf':
      return unionWords(error);
    default:
      return { code: 'wrong-shape', message: limitMessage(keyword, params) };
  }
}

function enumWords(allowed: readonly unknown[], data: unknown): ShapeWords {
  const names = allowed.map(String);
  const meant = typeof data === 'string' ? nearest(data, names) : undefined;
  const message =
    names.length > MOST_VALUES
      ? `${JSON.stringify(data)} is not one of the ${names.length} values that are allowed here`
      : `The value must be one of ${names.join(', ')}`;
  const words = { code: 'wrong-value', message };
  return meant === undefined ? words : { ...words, remedy: `Did you mean "${meant}"?` };
}

const LIMITS: Readonly<Record<string, (limit: unknown) => string>> = {
  minimum: (limit) => `The value must be at least ${limit}`,
  maximum: (limit) => `The value must be at most ${limit}`,
  exclusiveMinimum: (limit) => `The value must be more than ${limit}`,
  exclusiveMaximum: (limit) => `The value must be less than ${limit}`,
  minLength: (limit) => `The text is too short: it needs ${limit} characters`,
  maxLength: (limit) => `The text is too long: it may have ${limit} characters`,
  minItems: (limit) => `The list is too short: it needs ${limit} entries`,
  maxItems: (limit) => `The list is too long: it may have ${limit} entries`,
  minProperties: (limit) => `The object is too small: it needs ${limit} keys`,
  maxProperties: (limit) => `The object is too large: it may have ${limit} keys`,
};

function limitMessage(keyword: string, params: ErrorObject['params']): string {
  const limit = LIMITS[keyword];
  if (limit) return limit(params.limit);
  if (keyword === 'uniqueItems') return 'The list has the same entry twice';
  if (keyword === 'dependentRequired' || keyword === 'dependencies') {
    return `"${params.property}" also needs "${params.missingProperty}"`;
  }
  return 'The value does not fit here';
}

const DATE_LIMIT = /\/date(?:Min|Max)$/;

/** Describes a value that fits no alternative, or more than one. */
function unionWords(error: ErrorObject): ShapeWords {
  const { keyword, schema, schemaPath, instancePath, data, params } = error;
  const code = 'wrong-shape';
  if (DATE_LIMIT.test(instancePath)) return { code: 'wrong-date', ...dateBoundFault(data) };
  if (schemaPath.includes('/$defs/decimal/')) {
    const message = `${JSON.stringify(data)} is not a decimal, such as "380.00"`;
    if (!looksLikeDate(data)) return { code, message };
    return { code, message, remedy: 'The limits of a date are "dateMin" and "dateMax".' };
  }
  const keys = Array.isArray(schema) ? schema.map(keysNeeded) : [];
  if (keys.length > 0 && keys.every((each) => each.length > 0)) {
    const sets = keys.map((each) => each.map((key) => `"${key}"`).join(' with ')).join(', or ');
    const isTwice = keyword === 'oneOf' && params.passingSchemas !== null;
    return {
      code: isTwice ? code : 'missing-key',
      message: isTwice ? `Only one of these can apply: ${sets}` : `The object needs ${sets}`,
    };
  }
  return { code, message: `${JSON.stringify(data)} is none of the values that are allowed here` };
}

/** Returns the keys that an alternative requires; none for an alternative of another kind. */
function keysNeeded(schema: unknown): readonly string[] {
  const { required } = Object(schema);
  return Array.isArray(required) ? required : [];
}
