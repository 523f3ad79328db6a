import type { Json, JsonObject } from '../../definition/JsonSchema.ts';

/** Checks whether a value is an object, but neither a list nor `null`. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the value if it is an object, otherwise an empty object.
 *
 * @example
 * objectOf({ a: 1 }); // { a: 1 }
 * objectOf([1]); // {}
 * objectOf(null); // {}
 */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/**
 * Returns an object's own property; `undefined` for an inherited one. An author may choose a name
 * such as `toString`.
 */
export function ownOf(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Returns the value if it is a list, otherwise an empty list. */
export function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the texts of a list without its other values. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((each) => typeof each === 'string');
}

/** Merges two objects by key, recursively. For other values the upper object wins. */
export function merged(upper: JsonObject, lower: JsonObject): JsonObject {
  const result: Record<string, Json> = { ...lower };
  for (const [key, value] of Object.entries(upper)) {
    const below = result[key];
    result[key] = isObject(value) && isObject(below) ? merged(value, below) : value;
  }
  return result;
}

/** Checks whether a value can be an argument of a message. */
export function isArgument(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
