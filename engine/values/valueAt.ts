/**
 * Returns the value at a pointer of nested data.
 *
 * @param data plain JSON
 * @param pointer with row indices
 * @returns `undefined` when the value is absent; inherited properties do not count
 *
 * @example
 * valueAt({ orders: [{ lot: 'IL-123' }] }, '/orders/0/lot'); // 'IL-123'
 * valueAt({ orders: [] }, '/orders/0/lot'); // undefined
 * valueAt({}, '/toString'); // undefined
 * valueAt({ a: 1 }, ''); // { a: 1 }: the root
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
