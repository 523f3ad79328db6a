/** The validity period of a revocation list or an OCSP response. */
export interface Life {
  readonly thisUpdate: Date;
  readonly nextUpdate: Date | undefined;
}

/** The tolerance for an authority's clock that is ahead of the server's. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/**
 * Checks whether a list or a response is valid at an instant. Without `nextUpdate`, a list or a
 * response may be years old, so the result is `false`.
 */
export function isFresh({ thisUpdate, nextUpdate }: Life, at: Date): boolean {
  if (nextUpdate === undefined) return false;
  return thisUpdate.getTime() - CLOCK_SKEW_MS <= at.getTime() && at <= nextUpdate;
}
