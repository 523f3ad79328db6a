import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const SCHEMAS = new URL('../../schemas/api/', import.meta.url);
const schema = (name: string) => JSON.parse(readFileSync(new URL(name, SCHEMAS), 'utf8'));

/**
 * Returns the differences between a response and its schema in `schemas/api`; empty if it fits.
 *
 * @param name name of the schema: `submit-response`
 */
export function schemaFaults(name: string, body: unknown): readonly string[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(schema('common.schema.json'));
  const fits = ajv.compile(schema(`${name}.schema.json`));
  fits(body);
  return (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
