import fc from 'fast-check';

/** What classes of characters stand for, and a few that match little. */
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
/** Long enough for a square to show, short ones first so that an exponent does not hang. */
const LENGTHS = [12, 20, 28, 200, 20_000];
/** What takes this share of the time of a pattern that is known to take a square is slow, on any machine. */
const SLOW_SHARE = 1 / 20;
const SEED = 25;

/**
 * Looks for an input on which a pattern takes more than linear time: beginnings of texts that match,
 * followed by long runs of one or two characters and an end that does not match.
 *
 * @returns the run that was slow, `undefined` when none was
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

/** Every piece of up to four characters of a text that matches, repeated where it stands. */
function within(text: string): readonly Run[] {
  const chars = [...text].slice(0, 16);
  return chars.flatMap((_, at) =>
    [1, 2, 3, 4].map((size) => ({
      before: chars.slice(0, at).join(''),
      again: chars.slice(at, at + size).join(''),
    })),
  );
}

/** None for what cannot be generated: look-around. */
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

/** Three times too slow is slow: once may be a busy machine. */
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
