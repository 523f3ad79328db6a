/** Names of answers in records on the wire: `name__1__2`, rows counted from 1. */

/** The name of an answer in a row. @param rows numbers from the outermost list in */
export function named(name: string, rows: readonly number[]): string {
  return rows.reduce((text, row) => `${text}__${row}`, name);
}

/** Splits the row numbers off a name; a number with a leading zero is part of the name. */
export function parted(name: string): { readonly base: string; readonly rows: readonly string[] } {
  const suffix = ROWS.exec(name)?.[0] ?? '';
  return {
    base: name.slice(0, name.length - suffix.length),
    rows: suffix.split('__').slice(1),
  };
}

/** Bounded, so that a long name takes linear time; no form nests so many lists. */
const ROWS = /(?:__[1-9]\d{0,3}){1,8}$/;
