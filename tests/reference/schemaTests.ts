import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvErrorsModule from 'ajv-errors';
import type { JsonObject } from '../../engine/definition/JsonSchema.ts';
import { CATALOGUE, WITH_OPERAND } from './catalogue.ts';

// `ajv-errors` is a CommonJS module. Node imports its function, but its types declare a namespace.
const ajvErrors = 'default' in ajvErrorsModule ? ajvErrorsModule.default : ajvErrorsModule;

const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allErrors: true,
});
for (const { keyword, holds } of CATALOGUE) {
  if (WITH_OPERAND.includes(keyword)) continue;
  const test = holds as (value: unknown, argument: unknown) => boolean;
  ajv.addKeyword({
    keyword,
    type: keyword.endsWith('Value') || keyword === 'valueRange' ? ['string', 'number'] : 'string',
    validate: (argument: unknown, value: unknown) => test(value, argument),
  });
}
ajvErrors(ajv);

const compiled = new Map<string, ValidateFunction>();

/**
 * Checks whether a value satisfies a schema with standard and project keywords, by Ajv at run time.
 */
export function satisfies(schema: JsonObject, value: unknown): boolean {
  return functionOf(schema)(value) === true;
}

/** A keyword that a value fails, and the message key that `errorMessage` gives it. */
export interface Failure {
  readonly keyword: string;
  readonly message?: string;
}

/** Returns every keyword that a value fails, with its message from ajv-errors. */
export function failuresOf(schema: JsonObject, value: unknown): readonly Failure[] {
  const validate = functionOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).flatMap((error) => {
    const replaced = error.keyword === 'errorMessage' ? error.params.errors : undefined;
    if (!Array.isArray(replaced)) return [{ keyword: error.keyword }];
    return replaced.map(({ keyword }: ErrorObject) => ({ keyword, message: error.message ?? '' }));
  });
}

function functionOf(schema: JsonObject): ValidateFunction {
  const id = JSON.stringify(schema);
  const known = compiled.get(id);
  if (known) return known;
  const validate = ajv.compile(schema);
  compiled.set(id, validate);
  return validate;
}
