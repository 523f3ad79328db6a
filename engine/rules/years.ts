/** A range of years, first and last included; for one year both are equal. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

/**
 * Parses a list of years.
 *
 * @param value years and ranges of years in any order, with commas (or `、`) between them
 * @returns its parts in the order of the text; `undefined` when a part is neither a year nor a
 *   range
 *
 * @example
 * parseYears('2015-2017, 2019'); // [{ from: 2015, to: 2017 }, { from: 2019, to: 2019 }]
 * parseYears('2015 to 2017'); // undefined
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
