/** Instants of the session are wall-clock milliseconds since 1970, as `Date.now()` gives them. */
export interface SessionInput {
  readonly now: number;
}

export interface SessionContext {
  readonly lastActivityAt: number;
  readonly lastSeenAt: number;
  /** When the warning was shown; the time-out follows a minute later. */
  readonly warnedAt: number | undefined;
  /** 60 to 0 while the warning shows. */
  readonly remainingSeconds: number;
}

export type SessionEvent =
  /** A key, a click, a scroll, a touch, an upload. */
  | { readonly type: 'activity'; readonly now: number }
  /** Every second, and on `visibilitychange`, `pageshow` and `focus`. */
  | { readonly type: 'tick'; readonly now: number }
  /** The warning's Confirm button. */
  | { readonly type: 'renew'; readonly now: number }
  /** A payment or an identity-app poll began: the timer rests. */
  | { readonly type: 'pause' }
  /** It ended; the next tick counts as activity. */
  | { readonly type: 'resume' };

/** Whether the countdown is to be spoken at this second; a screen reader is not told each one. */
export function isAnnouncedSecond(remainingSeconds: number): boolean {
  return ANNOUNCED_SECONDS.has(remainingSeconds);
}

const ANNOUNCED_SECONDS: ReadonlySet<number> = new Set([60, 30, 20, 10, 5]);
