import { ADDITIONAL_PROPERTY_KEY_REMOVE } from '@rjsf/core/lib/components/constants.js';

/** Names and row numbers that lead to a part of an answer. */
export type Path = readonly (string | number)[];

/**
 * An answer of any shape with one part of it changed; everything beside the way to it stays the same
 * object.
 *
 * @param part RJSF's mark for a removed name takes the name away
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

/** What an applicant gave: an entry that was added and holds nothing yet is `null`, as JSON has it. */
export function given(part: unknown): unknown {
  if (!Array.isArray(part)) return part;
  return part.map((each: unknown) => (each === undefined ? null : given(each)));
}

/**
 * An answer without the empty places that it was drawn with: objects of nothing, and tuples of which
 * no place was filled. Places beside one that was filled stay, as `null`.
 *
 * @returns `undefined` where nothing is left
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
