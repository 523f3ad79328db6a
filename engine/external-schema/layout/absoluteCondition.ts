import type { Json, JsonObject } from '../../definition/JsonSchema.ts';

/**
 * Returns a condition with pointers from the root of the form.
 *
 * @param condition a condition in Landform's dialect
 * @param holder pointer of the object where its relative pointers start; '' for the form
 */
export function absoluteCondition(condition: JsonObject, holder: string): JsonObject {
  if (holder === '') return condition;
  const entries = Object.entries(condition).map(([key, value]): [string, Json] => {
    if (key === 'not') return [key, absoluteCondition(value as JsonObject, holder)];
    if (key === 'anyOf' || key === 'allOf') {
      return [key, (value as JsonObject[]).map((each) => absoluteCondition(each, holder))];
    }
    return [absolutePointer(key, holder), value];
  });
  return Object.fromEntries(entries);
}

function absolutePointer(pointer: string, holder: string): string {
  if (pointer.startsWith('/')) return pointer;
  let base = holder;
  let rest = pointer;
  for (; rest.startsWith('../'); rest = rest.slice('../'.length)) {
    base = base.slice(0, Math.max(base.lastIndexOf('/'), 0));
  }
  return `${base}/${rest}`;
}
