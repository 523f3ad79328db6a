import type { LoadResult } from './openLoad.ts';

/** How far a load could be raised. */
export interface RisenLoad {
  /** The last step without a failure and with a p95 of at most a second; absent when none was. */
  readonly best: LoadResult | undefined;
  /** The step that went too far; absent when the highest rate did not. */
  readonly over: LoadResult | undefined;
}

const LATE_MS = 1000;

/**
 * Raises a load step by step until requests fail or arrives late.
 *
 * @param measure puts so many requests a second
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
