import { isSafePattern } from 'redos-detector';
import { FORMATS } from '#compiler';

/** Time after which a pattern of a form of the house counts as not proved. */
const HOUSE_TIMEOUT_MS = 1000;

/**
 * Time after which a pattern of an external schema counts as not proved. The form can use such a
 * pattern, and a large schema has many.
 */
export const EXTERNAL_TIMEOUT_MS = 200;

/**
 * Known results by pattern, or by time and pattern for a pattern without proof. The project's own
 * patterns count as linear, because tests prove them and a busy machine might time out.
 */
const proved = new Set(Object.values(FORMATS).flatMap(({ patterns = [] }) => patterns));
const unproved = new Set<string>();

/**
 * Checks whether redos-detector proves that a pattern takes linear time for every text. A text that
 * is not a regular expression counts as proved: other checks report it.
 *
 * @param timeoutMs time after which the pattern counts as not proved
 */
export function isLinear(pattern: string, timeoutMs = HOUSE_TIMEOUT_MS): boolean {
  const id = `${timeoutMs} ${pattern}`;
  if (proved.has(pattern)) return true;
  if (unproved.has(id)) return false;
  const isProved = isSafe(pattern, timeoutMs);
  if (isProved) proved.add(pattern);
  else unproved.add(id);
  return isProved;
}

function isSafe(pattern: string, timeout: number): boolean {
  try {
    return isSafePattern(pattern, { unicode: true, timeout }).safe;
  } catch {
    return true;
  }
}
