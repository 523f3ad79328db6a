/**
 * The only source of time on the server. Jobs, tokens and expiries read it, nothing else, so that
 * a test can move a day in one line.
 */
export interface Clock {
  /** The present instant. */
  now(): Date;
}
