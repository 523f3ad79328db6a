import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonObject } from '#engine';
import type { Draft } from './ConformanceCase.ts';

const OPTIONS = {
  strict: false,
  logger: false,
  validateFormats: false,
  validateSchema: false,
} as const;
const VALIDATORS = { 'draft-07': new Ajv(OPTIONS), '2020-12': new Ajv2020(OPTIONS) } as const;
const compiled = new WeakMap<JsonObject, ValidateFunction>();

/**
 * Returns the verdict of Ajv on a value, as a second opinion. Ajv follows both drafts except for
 * details, so it does not replace the written verdict of a case.
 *
 * @throws {Error} when Ajv cannot compile the schema
 */
export function standardVerdict(
  draft: Draft,
  schema: JsonObject | boolean,
  value: unknown,
): boolean {
  if (typeof schema === 'boolean') return schema;
  const ajv = VALIDATORS[draft];
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  // Two cases may use the same address.
  ajv.removeSchema(schema);
  return validate(value) === true;
}
