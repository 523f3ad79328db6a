import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvErrorsModule from 'ajv-errors';
import addFormats from 'ajv-formats';
import { importJsonSchema } from '#compiler';
import { type FormData, fieldMessage, type JsonObject } from '#engine';
import { TEXT } from './externalForm.ts';
import { formInUse } from './makeForm.ts';
import { loadForm } from './readForms.ts';

// A CommonJS module: Node imports the function, but its types describe a namespace.
const ajvErrors = 'default' in ajvErrorsModule ? ajvErrorsModule.default : ajvErrorsModule;

/** Returns the errors of the form for some answers, and the errors of ajv-errors. */
export async function saying(schema: JsonObject) {
  const files = importJsonSchema({ code: 'LR998', schema });
  const { evaluate } = formInUse(await loadForm(files));
  // Its meta-schema accepts messages by name for `dependencies` only; its code supports both kinds
  // of dependency.
  const options = { strict: false, logger: false, allErrors: true, validateSchema: 'log' } as const;
  const ajv = String(schema.$schema).includes('draft-07') ? new Ajv(options) : new Ajv2020(options);
  addFormats.default(ajv);
  ajvErrors(ajv);
  const validate = ajv.compile(schema);
  return {
    said: (data: FormData) =>
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

/** Returns a form of one answer of any shape: a tuple. */
export const anyShape = (...prefixItems: readonly JsonObject[]): JsonObject =>
  form({ it: { type: 'array', prefixItems } });
