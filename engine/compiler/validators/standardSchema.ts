import { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * An instance of Ajv that checks whether a schema is valid JSON Schema 2020-12. All callers share
 * it, because compiling the standard's own schema takes half a second. Its code runs once a form,
 * so it is not optimized.
 */
export const STANDARD = new Ajv2020({
  strict: false,
  logger: false,
  validateFormats: false,
  code: { optimize: false },
});
