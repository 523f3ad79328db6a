import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject, objectOf } from '../json.ts';

/**
 * Whether a default can stand in a field, and all that is in it in the fields inside: one of another kind
 * would be respelt, one that is no option could not be chosen.
 *
 * @param field as it was made of a stranger's schema
 */
export function canHold(field: JsonObject, value: Json): boolean {
  const { type, enum: options, items, properties, json, file, computed } = field;
  if (file !== undefined || computed !== undefined) return false;
  if (json !== undefined) return true;
  if (Array.isArray(options)) return options.includes(value);
  if (type === 'array') {
    return Array.isArray(value) && value.every((each) => canHold(objectOf(items), each));
  }
  if (type !== 'object') return typeof value === (type === 'integer' ? 'number' : type);
  const parts = objectOf(properties);
  return (
    isObject(value) &&
    Object.entries(value).every(([name, part]) => {
      const inner = Object.hasOwn(parts, name) ? parts[name] : undefined;
      return inner !== undefined && canHold(objectOf(inner), part);
    })
  );
}
