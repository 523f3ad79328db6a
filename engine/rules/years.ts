/** Some years, from the first to the last; one year is both. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

/**
 * Reads a list of years as people write it: `2019`, `2015-2017, 2019`.
 *
 * @param value years and ranges of years in any order, with commas (or `、`) between them
 * @returns its parts as written; `undefined` when a part is neither
 */
export function parseYears(value: string): readonly Years[] | undefined {
  const parts = value.split(COMMA).map((part) => YEARS.exec(part.trim()));
  const years = parts.flatMap((match) => {
    const [, from, to = from] = match ?? [];
    return from === undefined ? [] : [{ from: Number(from), to: Number(to) }];
  });
  return years.length === parts.length ? years : undefined;
}

const COMMA = /[,、]/;
const YEARS = /^(\d{4})(?: ?- ?(\d{4}))?$/;
