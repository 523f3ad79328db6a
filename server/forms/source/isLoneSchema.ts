import { isExternalSchema, isPlainSchema, objectOf } from '#compiler';

/** Checks whether a value is a JSON Schema of another author, of which a form can be made. */
export function isLoneSchema(value: unknown): boolean {
  return isExternalSchema(value) && isPlainSchema(objectOf(value));
}
