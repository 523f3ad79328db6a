import { isObject } from '../../compiler/source/json.ts';
import type { Json } from '../../definition/JsonSchema.ts';

/**
 * Returns the references of a JSON file that name another document, without their fragments, each
 * once.
 *
 * @example
 * const schema = { properties: { a: { $ref: 'b.json#/$defs/c' }, d: { $ref: '#/$defs/e' } } };
 * outsideReferences(schema); // ['b.json']
 */
export function outsideReferences(file: Json): readonly string[] {
  const paths = everyReference(file).map((reference) => reference.split('#')[0] ?? '');
  return [...new Set(paths)].filter((path) => path !== '');
}

/** Returns every `$ref` and `$dynamicRef` of a JSON file, as written. */
export function everyReference(file: Json): readonly string[] {
  if (Array.isArray(file)) return file.flatMap(everyReference);
  if (!isObject(file)) return [];
  return Object.entries(file).flatMap(([name, inner]) =>
    REFERENCES.includes(name) && typeof inner === 'string' ? [inner] : everyReference(inner),
  );
}

const REFERENCES = ['$ref', '$dynamicRef'];
