import type { AnswerPath } from '../definition/MigrationPlan.ts';

/** A place in some answers: field names, and row numbers as texts. */
export type Place = readonly string[];

/** Returns every place that a path matches and that contains a value. Only own properties count. */
export function placesOf(data: unknown, path: AnswerPath): readonly Place[] {
  const [name, ...rest] = path;
  if (name === undefined) return data === undefined ? [] : [[]];
  if (name !== '*') {
    return placesOf(partOf(data, name), rest).map((place) => [name, ...place]);
  }
  if (!Array.isArray(data)) return [];
  return data.flatMap((row: unknown, at) =>
    placesOf(row, rest).map((place) => [String(at), ...place]),
  );
}

/** Returns the place of a path within the same rows as another place. */
export function placeInSameRows(path: AnswerPath, place: Place): Place {
  return path.map((name, at) => (name === '*' ? (place[at] ?? '') : name));
}

/** Returns the value at a place. */
export function valueAt(data: unknown, place: Place): unknown {
  return place.reduce(partOf, data);
}

/**
 * Checks whether a value can be written to a place: the place has no value, and all its parents are
 * groups or rows.
 */
export function isFree(data: unknown, place: Place): boolean {
  const leadsThere = place.every((name, depth) => {
    const holder = valueAt(data, place.slice(0, depth));
    if (Array.isArray(holder)) return Number(name) in holder;
    return holder === undefined || isGroup(holder);
  });
  return leadsThere && valueAt(data, place) === undefined;
}

/** Writes a value to a free place and creates missing groups. Changes `data`. */
export function putAt(data: Group, place: Place, value: unknown): void {
  let holder = data;
  for (const name of place.slice(0, -1)) {
    if (partOf(holder, name) === undefined) holder[name] = {};
    holder = holder[name] as Group;
  }
  holder[place.at(-1) ?? ''] = value;
}

/** Removes the value at a place and the groups that become empty. Rows remain. Changes `data`. */
export function removeAt(data: Group, place: Place): void {
  for (let depth = place.length - 1; depth >= 0; depth -= 1) {
    const holder = valueAt(data, place.slice(0, depth));
    const name = place[depth] ?? '';
    // Removes an empty group as well; a row keeps its number.
    if (!isGroup(holder)) return;
    delete holder[name];
    if (Object.keys(holder).length > 0) return;
  }
}

/** A copy of saved answers, which the functions above change in place. */
export type Group = Record<string, unknown>;

/** Checks whether a value is an object but not a list. */
export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
