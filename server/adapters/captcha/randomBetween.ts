import { randomInt } from 'node:crypto';

/** A number from `low` to below `high` that nobody can foretell. */
export function randomBetween(low: number, high: number): number {
  return low + (randomInt(2 ** 40) / 2 ** 40) * (high - low);
}
