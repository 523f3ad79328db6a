/**
 * Returns the pointers of a field in every record that exists.
 *
 * @param pattern pattern of the field, with `*` for each list
 * @returns the pattern itself for a field outside lists, and an empty list without a record
 */
export function recordPointers(data: unknown, pattern: string): readonly string[] {
  const at = pattern.indexOf('/*');
  if (at === -1) return [pattern];
  const list = pattern.slice(0, at);
  const rest = pattern.slice(at + 2);
  const rows = valueIn(data, list);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row, index) =>
    recordPointers(row, rest).map((pointer) => `${list}/${index}${pointer}`),
  );
}

/** Returns the numbers of the records in a pointer, such as `2` or `2.1`. */
export function recordNumber(pointer: string): string {
  return [...pointer.matchAll(/\/(\d+)(?=\/|$)/g)].map(([, index]) => Number(index) + 1).join('.');
}

function valueIn(data: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      data,
    );
}
