import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject, listOf, objectOf, ownOf } from '../source/json.ts';

/** Keywords whose schemas test the same value as the schema that contains them. */
const ONE = ['not', 'if', 'then', 'else'];
const MANY = ['allOf', 'anyOf', 'oneOf'];
const NAMED = ['dependentSchemas'];

/**
 * Finds a reference that leads back to itself without a step into the value. A validation with it
 * would never end. A reference that leads back through fields or rows ends where the value ends.
 *
 * @param root a schema whose references point into it
 * @returns the reference as written; `undefined` if every reference ends
 */
export function endlessReference(root: JsonObject): string | undefined {
  const done = new Set<JsonObject>();
  const around = new Set<JsonObject>();
  const endlessFrom = (schema: Json | undefined): string | undefined => {
    if (!isObject(schema) || done.has(schema)) return undefined;
    around.add(schema);
    const { $ref } = schema;
    const target = typeof $ref === 'string' ? pointed(root, $ref) : undefined;
    const found =
      target && around.has(target)
        ? String($ref)
        : firstOf([target, ...inPlace(schema)], endlessFrom);
    around.delete(schema);
    done.add(schema);
    return found;
  };
  return firstOf([...schemasIn(root)], endlessFrom);
}

function inPlace(schema: JsonObject): readonly (Json | undefined)[] {
  return [
    ...ONE.map((keyword) => schema[keyword]),
    ...MANY.flatMap((keyword) => listOf(schema[keyword])),
    ...NAMED.flatMap((keyword) => Object.values(objectOf(schema[keyword]))),
  ];
}

/**
 * Yields every object in a schema. An object that is not a schema has no references, or harmless
 * ones.
 */
function* schemasIn(value: Json): Generator<JsonObject> {
  if (isObject(value)) yield value;
  const inner = Array.isArray(value) ? value : Object.values(objectOf(value));
  for (const each of inner) yield* schemasIn(each);
}

function pointed(root: JsonObject, reference: string): JsonObject | undefined {
  const [path, fragment = ''] = reference.split('#');
  if (path !== '') return undefined;
  const names = decodeURIComponent(fragment).split('/').slice(1);
  const found = names.reduce<Json | undefined>((value, name) => {
    const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
    return Array.isArray(value) ? value[Number(key)] : ownOf(objectOf(value), key);
  }, root);
  return isObject(found) ? found : undefined;
}

function firstOf<T>(
  values: readonly T[],
  found: (value: T) => string | undefined,
): string | undefined {
  for (const value of values) {
    const first = found(value);
    if (first !== undefined) return first;
  }
  return undefined;
}
