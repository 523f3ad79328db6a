/** The validity period of a list or a response. */
export interface Life {
  readonly thisUpdate: Date;
  readonly nextUpdate: Date | undefined;
}

/** The tolerance for an authority's clock that is ahead of ours. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/**
 * Checks whether a list or a response is valid at an instant. Without an end it never is: it may be
 * years old.
 */
export function isFresh({ thisUpdate, nextUpdate }: Life, at: Date): boolean {
  if (nextUpdate === undefined) return false;
  return thisUpdate.getTime() - CLOCK_SKEW_MS <= at.getTime() && at <= nextUpdate;
}
