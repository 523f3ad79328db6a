import { randomInt } from 'node:crypto';

/** Returns an unpredictable number from `low` (included) to `high` (excluded). */
export function randomBetween(low: number, high: number): number {
  return low + (randomInt(2 ** 40) / 2 ** 40) * (high - low);
}
