import type { JsonObject } from '../definition/JsonSchema.ts';
import { ENGINE_KEYS } from './dialect.ts';
import { placedReasons } from './placedReasons.ts';

/** A message about a part of an answer of any shape. */
export interface PartReason {
  readonly key: string;
  /** What the keyword calls the limit that the message names. */
  readonly limit?: string;
  /** What the keyword calls the property that it misses or does not know. */
  readonly name?: string;
  /** Keys that stand for the other, by a name. */
  readonly keys?: Readonly<Record<string, string>>;
  /** What the keyword calls that name. */
  readonly by?: string;
  /** What the message names, where it is no limit. */
  readonly args?: readonly string[];
}

/** Keywords of a plain JSON Schema with what they say of a part that fails them; a type by its name, too. */
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

/** Of a schema that is `false`, which is no keyword: Ajv says so of what is given and may not be. */
const NOT_ASKED: Readonly<Record<string, PartReason>> = {
  'false schema': { key: ENGINE_KEYS.notAsked },
};

/**
 * What the keywords of a schema say of a part of an answer that fails them: only those that stand in it.
 * Some say more at their place in it: which value must be there, which answers do not go together, what
 * their author wrote in `errorMessage`. A keyword that is missing here only says that it is not valid.
 *
 * @param schema plain, its formats written as patterns
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
