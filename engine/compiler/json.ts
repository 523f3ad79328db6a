import type { Json, JsonObject } from '../definition/JsonSchema.ts';

/** Whether a value is an object and neither a list nor `null`. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object, an empty one when it is none. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** What an object holds under a name that an author chose; nothing of what every object inherits. */
export function ownOf(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** The value as a list, an empty one when it is none. */
export function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The texts of a list; everything else in it is left out. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((each) => typeof each === 'string');
}

/** Two objects as one: objects are merged by key, of anything else the upper one's wins. */
export function merged(upper: JsonObject, lower: JsonObject): JsonObject {
  const result: Record<string, Json> = { ...lower };
  for (const [key, value] of Object.entries(upper)) {
    const below = result[key];
    result[key] = isObject(value) && isObject(below) ? merged(value, below) : value;
  }
  return result;
}

/** Whether a value can be an argument of a message. */
export function isArgument(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
