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
 * Returns the candidate most similar to a word, ignoring case; `undefined` if none is similar. A
 * third of the letters may differ, and two letters of a short word.
 *
 * @example
 * nearest('minimun', ['maximum', 'minimum']); // 'minimum'
 * nearest('colour', ['maximum', 'minimum']); // undefined
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: distance(word, candidate) }))
    .filter((each) => each.distance <= Math.max(2, word.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

/** Returns the edit distance between two words, ignoring case. */
function distance(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  let row = Array.from({ length: y.length + 1 }, (_, index) => index);
  for (let i = 1; i <= x.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= y.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (x[i - 1] === y[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    row = next;
  }
  return row[y.length] ?? 0;
}
