import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvErrorsModule from 'ajv-errors';
import addFormats from 'ajv-formats';
import { importJsonSchema } from '#compiler';
import { type FormData, fieldMessage, type JsonObject } from '#engine';
import { TEXT } from './externalForm.ts';
import { formInUse } from './makeForm.ts';
import { loadForm } from './readForms.ts';

// Node imports the function of this CommonJS module, but the types describe a namespace.
const ajvErrors = 'default' in ajvErrorsModule ? ajvErrorsModule.default : ajvErrorsModule;

/**
 * Imports a schema.
 *
 * @returns functions for the messages of the form and of ajv-errors, the warnings, and the files
 */
export async function saying(schema: JsonObject) {
  const files = importJsonSchema({ code: 'LR998', schema });
  const { evaluate } = formInUse(await loadForm(files));
  // The meta-schema of ajv-errors accepts messages by name only for `dependencies`. The code of
  // ajv-errors supports both kinds of dependency.
  const options = { strict: false, logger: false, allErrors: true, validateSchema: 'log' } as const;
  const ajv = String(schema.$schema).includes('draft-07') ? new Ajv(options) : new Ajv2020(options);
  addFormats.default(ajv);
  ajvErrors(ajv);
  const validate = ajv.compile(schema);
  return {
    found: (data: FormData) =>
      evaluate(data).errors.map((error) =>
        fieldMessage(error, files.locales.en ?? {}, (key, args) =>
          [key, ...(args ?? [])].join(' '),
        ),
      ),
    oracle: (data: FormData) => {
      validate(data);
      return (validate.errors ?? [])
        .filter(({ keyword }) => keyword === 'errorMessage')
        .map(({ message }) => message);
    },
    warned: (files.notes ?? [])
      .filter(({ severity }) => severity === 'warning')
      .map(({ pointer, code }) => `${pointer} ${code}`),
    files,
  };
}

/** Returns the schema of an object with some properties and further keywords. */
export const form = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});
export const CODE = { ...TEXT, minLength: 2, pattern: '^[A-Z]+$' };
export const PERSON = {
  type: 'object',
  properties: { code: CODE, age: { type: 'integer', minimum: 1 } },
};

/** Returns the schema of a form with one tuple, an answer of any shape. */
export const anyShape = (...prefixItems: readonly JsonObject[]): JsonObject =>
  form({ it: { type: 'array', prefixItems } });
