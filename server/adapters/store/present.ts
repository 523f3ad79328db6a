/** A row with its NULL columns left out instead of `null`. */
export type Present<Row> = {
  readonly [Column in keyof Row as null extends Row[Column] ? never : Column]: Row[Column];
} & {
  readonly [Column in keyof Row as null extends Row[Column] ? Column : never]?: Exclude<
    Row[Column],
    null
  >;
};

/**
 * Leaves the NULL columns of a row out: the ports say "absent", the database says NULL.
 *
 * @param row a row as the driver gave it
 * @returns the same columns without those that are NULL
 */
export function present<Row extends object>(row: Row): Present<Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null),
  ) as Present<Row>;
}
