// biome-ignore lint/correctness/noUnresolvedImports: the linter does not read its declared module
import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from './compilePattern.ts';

/**
 * Returns an upper bound of the ways in which a backtracking engine can try to match a pattern, for
 * texts up to a length. Every repetition may end at every position. The bound is much too high for
 * nested repetitions.
 *
 * @param length the maximum length of the text
 * @returns infinity for a text that is not a regular expression
 *
 * @example
 * mostWays('^[0-9]*-*[0-9]*$', 12); // 28561: 13 ends for each of 3 repetitions, 13 starts
 * mostWays('^(a+)+$', 3); // 1360
 */
export function mostWays(source: string, length: number): number {
  const pattern = parsePattern(source);
  return pattern ? (length + 1) * ofAlternatives(pattern.alternatives, length) : Infinity;
}

function ofAlternatives(all: readonly AST.Alternative[], length: number): number {
  return all
    .map(({ elements }) =>
      elements.map((element) => ofElement(element, length)).reduce((a, b) => a * b, 1),
    )
    .reduce((a, b) => a + b, 0);
}

function ofElement(element: AST.Element, length: number): number {
  if (element.type === 'Quantifier') return ofQuantifier(element, length);
  return 'alternatives' in element ? ofAlternatives(element.alternatives, length) : 1;
}

function ofQuantifier({ element, min, max }: AST.Quantifier, length: number): number {
  const once = ofElement(element, length);
  // A repetition beyond the minimum reads at least one character.
  const most = Math.min(max, min + length);
  if (once === 1) return most - min + 1;
  let ways = 0;
  for (let count = min; count <= most && ways < Infinity; count += 1) ways += once ** count;
  return ways;
}
