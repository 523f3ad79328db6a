import { ADDITIONAL_PROPERTY_KEY_REMOVE } from '@rjsf/core/lib/components/constants.js';

/** The names and row indices that lead to a part of an answer. */
export type Path = readonly (string | number)[];

/**
 * Returns an answer of any shape with one part changed. Parts outside the path remain the same
 * objects.
 *
 * @param part the new value; RJSF's marker `ADDITIONAL_PROPERTY_KEY_REMOVE` removes the property
 */
export function changedAt(value: unknown, path: Path, part: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return part;
  if (Array.isArray(value) || typeof name === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const length = Math.max(list.length, Number(name) + 1);
    const inner = changedAt(list[Number(name)], rest, part) ?? null;
    return Array.from({ length }, (_, at) => (at === Number(name) ? inner : list[at]));
  }
  const entries = new Map(Object.entries(Object(value ?? {})));
  if (part === ADDITIONAL_PROPERTY_KEY_REMOVE && rest.length === 0) entries.delete(name);
  else entries.set(name, changedAt(entries.get(name), rest, part));
  return Object.fromEntries(entries);
}

/** Returns a part with `null` for each list entry without a value, as in JSON. */
export function given(part: unknown): unknown {
  if (!Array.isArray(part)) return part;
  return part.map((each: unknown) => (each === undefined ? null : given(each)));
}

/**
 * Returns an answer without the empty values that were added for rendering: empty objects, and
 * lists without any value. In a list with a value, empty values become `null`.
 *
 * @returns `undefined` if nothing remains
 */
export function withoutPlaces(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((each) => each === undefined)) return undefined;
    return value.map((each: unknown) => withoutPlaces(each) ?? null);
  }
  const entries = Object.entries(value).map(([name, each]) => [name, withoutPlaces(each)] as const);
  const kept = entries.filter(([, each]) => each !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
