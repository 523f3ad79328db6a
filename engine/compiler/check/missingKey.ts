import type { AnySchemaObject } from 'ajv/dist/2020.js';
import { objectOf } from '../source/json.ts';

/**
 * Returns the remedy for a missing key: the description of the key, which has an example.
 *
 * @param owner the schema that requires the key
 * @param document the meta-schema of the file, in which the owner may refer to definitions
 * @returns `undefined` when neither describes the key
 *
 * @example
 * const owner = { properties: { now: { description: 'The instant. Example: "2026-11-20".' } } };
 * missingKeyRemedy('now', owner, {}); // 'Add "now". The instant. Example: "2026-11-20".'
 * missingKeyRemedy('then', owner, {}); // undefined
 */
export function missingKeyRemedy(
  name: string,
  owner: AnySchemaObject | undefined,
  document: unknown,
): string | undefined {
  const { description } = objectOf(propertyOf(name, owner, document));
  return typeof description === 'string' ? `Add "${name}". ${description}` : undefined;
}

function propertyOf(name: string, owner: AnySchemaObject | undefined, document: unknown): unknown {
  const own = objectOf(owner?.properties)[name];
  if (own !== undefined) return own;
  const [, part = ''] = /^#\/\$defs\/(\w+)$/.exec(String(owner?.$ref)) ?? [];
  const { properties } = objectOf(objectOf(objectOf(document).$defs)[part]);
  return objectOf(properties)[name];
}
