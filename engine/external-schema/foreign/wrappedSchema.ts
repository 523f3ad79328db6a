import { isObject, objectOf } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isPlainSchema } from './isPlainSchema.ts';

/** A JSON Schema inside a file that also has a layout or answers. */
export interface WrappedSchema {
  readonly schema: JsonObject;
  /** The layout in the format of RJSF, with its name in the file. */
  readonly ui?: JsonObject;
  /** Names in the file that the form does not use: `formData`. */
  readonly unused: readonly string[];
}

/**
 * Returns the JSON Schema that a file has under `schema`, as the playground of RJSF writes it.
 *
 * @returns `undefined` if the file itself is a schema, or has none
 *
 * @example
 * wrappedSchema({ schema: { type: 'object' }, uiSchema: {}, formData: {} });
 * // { schema: { type: 'object' }, ui: {}, unused: ['formData'] }
 * wrappedSchema({ type: 'object', schema: {} }); // undefined
 */
export function wrappedSchema(file: Json): WrappedSchema | undefined {
  if (!isObject(file) || isPlainSchema(file)) return undefined;
  const schema = objectOf(file.schema);
  if (!isPlainSchema(schema)) return undefined;
  const { uiSchema } = file;
  const read = isObject(uiSchema) ? ['schema', 'uiSchema'] : ['schema'];
  const unused = Object.keys(file).filter((name) => !read.includes(name));
  return { schema, ...(isObject(uiSchema) ? { ui: uiSchema } : {}), unused };
}
