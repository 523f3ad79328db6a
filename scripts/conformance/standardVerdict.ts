import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonObject } from '#engine';
import type { Draft } from './ConformanceCase.ts';

const OPTIONS = { strict: false, logger: false, validateFormats: false } as const;

/**
 * Returns the verdict of Ajv on a value, as a second opinion. Ajv follows both drafts except for
 * details, so it does not replace the written verdict of a case.
 *
 * @throws {Error} when Ajv cannot compile the schema
 */
export function standardVerdict(draft: Draft, schema: JsonObject, value: unknown): boolean {
  const ajv = draft === 'draft-07' ? new Ajv(OPTIONS) : new Ajv2020(OPTIONS);
  return ajv.validate(schema, value);
}
