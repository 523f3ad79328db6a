/** Maximum length of compared words. Longer words are only checked for equality. */
const LONGEST = 40;
/** Three rows of the distance table. All calls share them, because a call never yields. */
const lines = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1));

/**
 * Counts the letters that differ between two words: wrong, missing or added letters, and swaps of
 * neighbours, which count once (restricted Damerau-Levenshtein distance).
 *
 * @param most the count at which the comparison stops
 * @returns the count, or more than `most` as soon as that is certain
 */
export function lettersWrong(one: string, other: string, most: number): number {
  if (one.length > LONGEST || other.length > LONGEST) return one === other ? 0 : most + 1;
  let [before, above, here] = lines as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= other.length; column += 1) above[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    const least = fillLine({ one, other, row, before, above, here });
    if (least > most) return most + 1;
    [before, above, here] = [above, here, before];
  }
  return above[other.length] ?? 0;
}

interface Line {
  readonly one: string;
  readonly other: string;
  readonly row: number;
  readonly before: Uint8Array;
  readonly above: Uint8Array;
  readonly here: Uint8Array;
}

/**
 * Fills a row of the table.
 *
 * @returns the smallest value of the row, a lower bound of the distance
 */
function fillLine(line: Line): number {
  const { other, row, here } = line;
  here[0] = row;
  let least = row;
  for (let column = 1; column <= other.length; column += 1) {
    const wrong = wrongAt(line, column);
    here[column] = wrong;
    if (wrong < least) least = wrong;
  }
  return least;
}

function wrongAt({ one, other, row, before, above, here }: Line, column: number): number {
  const letter = one.charCodeAt(row - 1);
  const otherLetter = other.charCodeAt(column - 1);
  const least = Math.min(
    (above[column] ?? 0) + 1,
    (here[column - 1] ?? 0) + 1,
    (above[column - 1] ?? 0) + (letter === otherLetter ? 0 : 1),
  );
  const isSwapped =
    row > 1 &&
    column > 1 &&
    letter === other.charCodeAt(column - 2) &&
    otherLetter === one.charCodeAt(row - 2);
  return isSwapped ? Math.min(least, (before[column - 2] ?? 0) + 1) : least;
}
