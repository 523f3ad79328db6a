import fc from 'fast-check';

/** Characters that represent character classes, and a few that rarely match. */
const LETTERS = [
  'a',
  'A',
  '0',
  ' ',
  '-',
  '_',
  '/',
  '.',
  ',',
  '@',
  '(',
  '"',
  '\n',
  '中',
  '\u00a0',
  '\u202c',
];
/**
 * Lengths of a run, long enough to reveal quadratic time. Short lengths are first, so that
 * exponential time does not hang the test.
 */
const LENGTHS = [12, 20, 28, 200, 20_000];
/** The share of a quadratic pattern's time above which a pattern is slow, on any machine. */
const SLOW_SHARE = 1 / 20;
const SEED = 25;

/**
 * Searches for an input on which a pattern takes more than linear time: matching beginnings,
 * followed by long runs of one or two characters and an end that does not match.
 *
 * @returns the slow run; `undefined` when no run was slow
 */
export function slowInput(pattern: RegExp): string | undefined {
  for (const length of LENGTHS) {
    const slow = runsOf(pattern).find((run) => isSlow(pattern, textOf(run, length)));
    if (slow) return `${JSON.stringify(slow)} × ${length}`;
  }
  return undefined;
}

interface Run {
  readonly before: string;
  readonly again: string;
}

function runsOf(pattern: RegExp): readonly Run[] {
  const pairs = LETTERS.flatMap((a) => LETTERS.map((b) => (a === b ? a : a + b)));
  return [...pairs.map((again) => ({ before: '', again })), ...samplesOf(pattern).flatMap(within)];
}

/**
 * Returns a run for each piece of up to four characters of a matching text, at the piece's
 * position.
 */
function within(text: string): readonly Run[] {
  const chars = [...text].slice(0, 16);
  return chars.flatMap((_, at) =>
    [1, 2, 3, 4].map((size) => ({
      before: chars.slice(0, at).join(''),
      again: chars.slice(at, at + size).join(''),
    })),
  );
}

/** Returns matching texts; none for patterns that cannot be generated, such as look-around. */
function samplesOf(pattern: RegExp): readonly string[] {
  try {
    return fc.sample(fc.stringMatching(pattern), { numRuns: 3, seed: SEED });
  } catch {
    return [];
  }
}

function textOf({ before, again }: Run, length: number): string {
  return `${before}${again.repeat(Math.ceil(length / again.length))}\u0000!`;
}

/**
 * Checks whether a pattern is slow three times. A single slow test may come from a busy machine.
 */
function isSlow(pattern: RegExp, text: string): boolean {
  return [1, 2, 3].every(() => timeOf(pattern, text) > tooLongMs());
}

let known: number | undefined;
function tooLongMs(): number {
  known ??= SLOW_SHARE * Math.min(...[1, 2, 3].map(() => timeOf(/ +x$/, ' '.repeat(20_000))));
  return known;
}

function timeOf(pattern: RegExp, text: string): number {
  const started = performance.now();
  pattern.lastIndex = 0;
  pattern.test(text);
  return performance.now() - started;
}
