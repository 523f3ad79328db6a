/** A repeatable source of random numbers: the same seed gives the same numbers. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns true with this probability. */
  happens(probability: number): boolean;
  /** Returns a whole number from 0 (inclusive) to the limit (exclusive). */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Creates a source of random numbers. @param seed any whole number */
export function seededRandom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  const next = () => {
    // xorshift32: three shifts are enough for schedules.
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    pick: (from) => {
      const picked = from[below(from.length)];
      if (picked === undefined) throw new RangeError('Cannot pick: nothing to pick from');
      return picked;
    },
  };
}
