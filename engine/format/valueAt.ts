/**
 * Reads nested data.
 *
 * @param data plain JSON
 * @param pointer with row indices
 * @returns the value, `undefined` where there is none; inherited properties are none
 */
export function valueAt(data: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => own(value, key), data);
}

function own(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key];
}
