/** The wire names of answers in records: `name__1__2`, with rows counted from 1. */

/**
 * Returns the wire name of an answer in a row. @param rows row numbers, the outermost list first
 */
export function named(name: string, rows: readonly number[]): string {
  return rows.reduce((text, row) => `${text}__${row}`, name);
}

/**
 * Splits a name into its base and its row numbers; a number with a leading zero is part of the
 * base.
 */
export function splitRowName(name: string): {
  readonly base: string;
  readonly rows: readonly string[];
} {
  const suffix = ROWS.exec(name)?.[0] ?? '';
  return {
    base: name.slice(0, name.length - suffix.length),
    rows: suffix.split('__').slice(1),
  };
}

/** The pattern has limits, so that a long name takes linear time; no form nests so many lists. */
const ROWS = /(?:__[1-9]\d{0,3}){1,8}$/;
