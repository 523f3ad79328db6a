import type { JsonObject } from '../../definition/JsonSchema.ts';
import { ENGINE_KEYS } from '../source/dialect.ts';
import type { PartReason } from './PartReason.ts';
import { placedReasons } from './placedReasons.ts';

/**
 * The reasons of the keywords of a plain JSON Schema, for a part that fails them; `type` also by
 * type name.
 */
const REASONS: Readonly<Record<string, PartReason>> = {
  required: { key: ENGINE_KEYS.required, name: 'missingProperty' },
  dependentRequired: { key: ENGINE_KEYS.required, name: 'missingProperty' },
  type: { key: ENGINE_KEYS.wrongKind },
  'type:number': { key: 'validation_invalidNumber' },
  'type:integer': { key: 'validation_invalidInteger' },
  minLength: { key: 'validation_minChars', limit: 'limit' },
  maxLength: { key: 'validation_maxChars', limit: 'limit' },
  pattern: { key: ENGINE_KEYS.wrongSpelling },
  email: { key: 'validation_invalidEmail' },
  minimum: { key: 'validation_minValue', limit: 'limit' },
  maximum: { key: 'validation_maxValue', limit: 'limit' },
  exclusiveMinimum: { key: ENGINE_KEYS.moreThan, limit: 'limit' },
  exclusiveMaximum: { key: ENGINE_KEYS.lessThan, limit: 'limit' },
  multipleOf: { key: 'validation_multipleOf', limit: 'multipleOf' },
  enum: { key: ENGINE_KEYS.noOption },
  const: { key: ENGINE_KEYS.noOption },
  anyOf: { key: ENGINE_KEYS.noOption },
  oneOf: { key: ENGINE_KEYS.noOption },
  minItems: { key: ENGINE_KEYS.minRecords, limit: 'limit' },
  maxItems: { key: ENGINE_KEYS.maxRecords, limit: 'limit' },
  items: { key: ENGINE_KEYS.maxRecords, limit: 'limit' },
  unevaluatedItems: { key: ENGINE_KEYS.maxRecords, limit: 'limit' },
  contains: { key: ENGINE_KEYS.contains },
  not: { key: ENGINE_KEYS.ruledOut },
  uniqueItems: { key: ENGINE_KEYS.repeated },
  minProperties: { key: ENGINE_KEYS.minRecords, limit: 'limit' },
  maxProperties: { key: ENGINE_KEYS.maxRecords, limit: 'limit' },
  additionalProperties: { key: ENGINE_KEYS.unknownName, name: 'additionalProperty' },
  unevaluatedProperties: { key: ENGINE_KEYS.unknownName, name: 'unevaluatedProperty' },
  propertyNames: { key: ENGINE_KEYS.unknownName, name: 'propertyName' },
};

/**
 * The reason of a schema `false`, which has no keyword: Ajv reports it for a value that must be
 * absent.
 */
const NOT_ASKED: Readonly<Record<string, PartReason>> = {
  'false schema': { key: ENGINE_KEYS.notAsked },
};

/**
 * Returns the reasons why a part of an answer fails, for the keywords that the schema uses. Some
 * reasons depend on the place of the keyword: the required values, the answers that exclude each
 * other, and the author's `errorMessage`. The message of a keyword without a reason only states
 * that the part is not valid.
 *
 * @param schema a plain schema with formats written as patterns
 */
export function partReasons(schema: JsonObject): Readonly<Record<string, PartReason>> {
  const written = JSON.stringify(schema);
  const isNamed = (word: string | undefined) => written.includes(`"${word}"`);
  const entries = Object.entries(REASONS).filter(([name]) => name.split(':').every(isNamed));
  return {
    ...Object.fromEntries(entries),
    ...(written.includes(':false') ? NOT_ASKED : {}),
    ...placedReasons(schema, REASONS),
  };
}
