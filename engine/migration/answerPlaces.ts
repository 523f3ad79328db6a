import type { AnswerPath } from '../definition/MigrationPlan.ts';

/** A place in some answers: names, and numbers of rows as texts. */
export type Place = readonly string[];

/** Returns every place that a path leads to and that holds something. Only own properties count. */
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

/** Returns the place of a path in the rows that another place lies in. */
export function placeInSameRows(path: AnswerPath, place: Place): Place {
  return path.map((name, at) => (name === '*' ? (place[at] ?? '') : name));
}

/** Returns what a place holds. */
export function valueAt(data: unknown, place: Place): unknown {
  return place.reduce(partOf, data);
}

/** Whether a value can be put at a place: it holds nothing, and only groups and rows lead there. */
export function isFree(data: unknown, place: Place): boolean {
  const leadsThere = place.every((name, depth) => {
    const holder = valueAt(data, place.slice(0, depth));
    if (Array.isArray(holder)) return Number(name) in holder;
    return holder === undefined || isGroup(holder);
  });
  return leadsThere && valueAt(data, place) === undefined;
}

/** Changes the answers: puts a value at a free place. Groups on the way are made. */
export function putAt(data: Group, place: Place, value: unknown): void {
  let holder = data;
  for (const name of place.slice(0, -1)) {
    if (partOf(holder, name) === undefined) holder[name] = {};
    holder = holder[name] as Group;
  }
  holder[place.at(-1) ?? ''] = value;
}

/** Changes the answers: takes out what a place holds, and the groups that are empty then. Rows remain. */
export function takeOut(data: Group, place: Place): void {
  for (let depth = place.length - 1; depth >= 0; depth -= 1) {
    const holder = valueAt(data, place.slice(0, depth));
    const name = place[depth] ?? '';
    // An empty group goes as well; a row keeps its number.
    if (!isGroup(holder)) return;
    delete holder[name];
    if (Object.keys(holder).length > 0) return;
  }
}

/** A copy of saved answers; the functions below change it in place. */
export type Group = Record<string, unknown>;

/** Whether a value is an object and no list. */
export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
