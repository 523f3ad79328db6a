import { isSafePattern } from 'redos-detector';
import { FORMATS } from '#compiler';

/**
 * Steps of the analysis after which a pattern of a form of the house counts as not proved. A limit
 * of steps gives the same result on every machine. The patterns of the house need 800 at most.
 */
const HOUSE_STEPS = 5000;

/**
 * Steps after which a pattern of an external schema counts as not proved, about 0.1 s. The form can
 * use such a pattern, and a large schema has many.
 */
export const EXTERNAL_STEPS = 2000;

/** Levels of groups above which a pattern is not analysed, because each step takes too long. */
const MOST_LEVELS = 20;

/** Results by steps and pattern. A pattern can have a proof that needs more steps than allowed. */
const results = new Map<string, boolean>();

/** The project's own patterns: tests prove them, and some need more steps. */
const OWN = new Set(Object.values(FORMATS).flatMap(({ patterns = [] }) => patterns));

/**
 * Checks whether redos-detector proves that a pattern takes linear time for every text. A text that
 * is not a regular expression counts as proved: other checks report it.
 *
 * @param steps steps after which the pattern counts as not proved
 */
export function isLinear(pattern: string, steps = HOUSE_STEPS): boolean {
  if (OWN.has(pattern)) return true;
  const id = `${steps} ${pattern}`;
  const known = results.get(id);
  if (known !== undefined) return known;
  const isProved = isSafe(pattern, steps);
  results.set(id, isProved);
  return isProved;
}

/**
 * Returns the check of the patterns of one external schema. The analysis keeps several megabytes for
 * each pattern without proof. After 20 of them, the other patterns of the schema count as not
 * proved, too. The form then matches them in limited steps.
 */
export function linearityOf(): (pattern: string) => boolean {
  const known = new Map<string, boolean>();
  let unproved = 0;
  return (pattern) => {
    const before = known.get(pattern);
    if (before !== undefined) return before;
    const isProved = unproved < MOST_UNPROVED && isLinear(pattern, EXTERNAL_STEPS);
    if (!isProved) unproved += 1;
    known.set(pattern, isProved);
    return isProved;
  };
}

const MOST_UNPROVED = 20;

function isSafe(pattern: string, maxSteps: number): boolean {
  try {
    const isShallow = levelsOf(pattern) <= MOST_LEVELS;
    return isShallow && isSafePattern(pattern, { unicode: true, maxSteps }).safe;
  } catch {
    return true;
  }
}

/** Returns how many groups of a pattern are inside each other at most. */
function levelsOf(pattern: string): number {
  let [level, most] = [0, 0];
  for (const [part] of pattern.matchAll(PARTS)) {
    if (part === '(') level += 1;
    if (part === ')') level -= 1;
    most = Math.max(most, level);
  }
  return most;
}

/** Parts of a pattern: an escape, a class of characters, or another character. */
const PARTS = /\\.|\[(?:\\.|[^\]\\])*\]|./gsu;
