/** From when to when a list or an answer holds. */
export interface Life {
  readonly thisUpdate: Date;
  readonly nextUpdate: Date | undefined;
}

/** How far the clock of an authority may be ahead of ours. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/** Checks that it holds at an instant. One without an end never does: it may be years old. */
export function isFresh({ thisUpdate, nextUpdate }: Life, at: Date): boolean {
  if (nextUpdate === undefined) return false;
  return thisUpdate.getTime() - CLOCK_SKEW_MS <= at.getTime() && at <= nextUpdate;
}
