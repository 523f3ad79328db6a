import type { LoadResult } from './openLoad.ts';

/** The last two steps of a rising load: the last that passed and the first that did not. */
export interface RisenLoad {
  /**
   * The last step without a failure and with a p95 of at most a second; absent when no step passed.
   */
  readonly best: LoadResult | undefined;
  /** The first step that failed or was late; absent when the highest rate passed. */
  readonly over: LoadResult | undefined;
}

const LATE_MS = 1000;

/**
 * Raises a load step by step until requests fail or arrive late.
 *
 * @param measure sends this many requests a second
 */
export async function stepUp(
  rates: readonly number[],
  measure: (perSecond: number) => Promise<LoadResult>,
): Promise<RisenLoad> {
  let best: LoadResult | undefined;
  for (const rate of rates) {
    const result = await measure(rate);
    if (result.failed > 0 || result.p95 > LATE_MS) return { best, over: result };
    best = result;
  }
  return { best, over: undefined };
}
