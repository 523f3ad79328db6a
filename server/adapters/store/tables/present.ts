/** A row without its NULL columns. */
export type Present<Row> = {
  readonly [Column in keyof Row as null extends Row[Column] ? never : Column]: Row[Column];
} & {
  readonly [Column in keyof Row as null extends Row[Column] ? Column : never]?: Exclude<
    Row[Column],
    null
  >;
};

/**
 * Removes the NULL columns of a row: ports use absent properties, and the database uses NULL.
 *
 * @param row a row from the driver
 * @returns the columns that are not NULL
 */
export function present<Row extends object>(row: Row): Present<Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null),
  ) as Present<Row>;
}
