/**
 * The input of the session machine. All instants are wall-clock milliseconds since 1970, as
 * `Date.now()` returns them.
 */
export interface SessionInput {
  readonly now: number;
}

export interface SessionContext {
  readonly lastActivityAt: number;
  readonly lastSeenAt: number;
  /** The instant of the warning; the session expires a minute later. */
  readonly warnedAt: number | undefined;
  /** Counts from 60 to 0 while the warning is visible. */
  readonly remainingSeconds: number;
}

export type SessionEvent =
  /** A key, a click, a scroll, a touch, an upload. */
  | { readonly type: 'activity'; readonly now: number }
  /** Every second, and on `visibilitychange`, `pageshow` and `focus`. */
  | { readonly type: 'tick'; readonly now: number }
  /** The user clicked Confirm in the warning. */
  | { readonly type: 'renew'; readonly now: number }
  /** A payment or a poll of the identity app started: the timer pauses. */
  | { readonly type: 'pause' }
  /** The payment or the poll ended; the next tick counts as activity. */
  | { readonly type: 'resume' };

/**
 * Checks whether the screen reader announces the countdown at this second. It announces only a few.
 *
 * @example
 * isAnnouncedSecond(30); // true
 * isAnnouncedSecond(29); // false
 */
export function isAnnouncedSecond(remainingSeconds: number): boolean {
  return ANNOUNCED_SECONDS.has(remainingSeconds);
}

const ANNOUNCED_SECONDS: ReadonlySet<number> = new Set([60, 30, 20, 10, 5]);
