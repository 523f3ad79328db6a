import type { JsonObject, Manifest } from '#engine';
import { proveForm } from '../../../engine/prover/proveForm.ts';
import { makeForm, NOW } from './makeForm.ts';

/** Returns a branch of a list or of an expression, as JSON. */
export const branch = (when: object | undefined, value: unknown) =>
  Object.fromEntries([...(when ? [['when', when]] : []), ['then', value]]);

type More = { readonly manifest?: object; readonly schema?: JsonObject };

/** Returns the claims about a form with these properties, each as `code file/pointer: message`. */
export async function claims(properties: JsonObject, more: More = {}, tables = {}) {
  const { plan, validator } = await makeForm(
    properties,
    more as { readonly manifest?: Partial<Manifest> },
    { defs: {}, tables },
  );
  return proveForm(plan, validator, NOW).map(
    ({ code, file, pointer, message }) => `${code} ${file}${pointer}: ${message}`,
  );
}
