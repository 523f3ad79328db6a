/** Two entries of a list with the same key. */
export interface Repeated<T> {
  readonly first: T;
  readonly again: T;
}

/**
 * Returns each entry that repeats the key of an earlier entry, together with the first such entry.
 */
export function repeated<T>(
  list: readonly T[],
  keyOf: (entry: T) => string | number,
): readonly Repeated<T>[] {
  const known = new Map<string | number, T>();
  return list.flatMap((again) => {
    const first = known.get(keyOf(again));
    if (first !== undefined) return [{ first, again }];
    known.set(keyOf(again), again);
    return [];
  });
}
