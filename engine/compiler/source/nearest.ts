/**
 * Returns a sentence that proposes the candidate most similar to a word, for the remedy of a
 * diagnostic.
 *
 * @param otherwise the sentence when no candidate is similar
 *
 * @example
 * didYouMean('maxChar', ['maxChars', 'minChars'], 'Remove it.'); // 'Did you mean "maxChars"?'
 * didYouMean('colour', ['maxChars', 'minChars'], 'Remove it.'); // 'Remove it.'
 */
export function didYouMean(word: string, candidates: readonly string[], otherwise: string): string {
  const best = nearest(word, candidates);
  return best === undefined ? otherwise : `Did you mean "${best}"?`;
}

/**
 * Returns the candidate most similar to a word.
 *
 * @param most the greatest edit distance that counts as similar; by default a third of the word, at
 *   least two letters, but never the whole word
 * @returns `undefined` when no candidate is similar
 *
 * @example
 * nearest('concta', ['const', 'concat']); // 'concat'
 * nearest('colour', ['maxChars', 'minChars']); // undefined
 */
export function nearest(
  word: string,
  candidates: readonly string[],
  most = Math.min(word.length - 1, Math.max(2, word.length / 3)),
): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: distance(word, candidate) }))
    .filter((each) => each.distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

/**
 * Returns the edit distance between two words, ignoring case. Two neighbouring letters in the wrong
 * order are one edit.
 */
function distance(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  const rows = [Array.from({ length: y.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= x.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= y.length; j += 1) row.push(editsAt(x, i, y, j, [...rows.slice(-2), row]));
    rows.push(row);
  }
  return rows.at(-1)?.[y.length] ?? 0;
}

/**
 * Returns the edits between the first letters of two words.
 *
 * @param rows the rows for the letters before, and the present row up to this column
 */
function editsAt(
  x: string,
  i: number,
  y: string,
  j: number,
  rows: readonly (readonly number[])[],
): number {
  const edits = (up: number, left: number) => rows.at(-1 - up)?.[j - left] ?? 0;
  const change = edits(1, 1) + (x[i - 1] === y[j - 1] ? 0 : 1);
  const isSwapped = i > 1 && j > 1 && x[i - 1] === y[j - 2] && x[i - 2] === y[j - 1];
  const swap = isSwapped ? edits(2, 2) + 1 : change;
  return Math.min(edits(1, 0) + 1, edits(0, 1) + 1, change, swap);
}
