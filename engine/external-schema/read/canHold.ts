import { isObject, objectOf } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';

/**
 * Checks whether a field can hold a default, including the parts of the default in inner fields.
 * The form would convert a value of another type, and could not show a value that is not an option.
 *
 * @param field the field made from an external schema
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
