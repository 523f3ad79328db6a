/**
 * The only source of time on the server. Jobs, tokens and expiries read only this clock, so that a
 * test can advance it by a day in one line.
 */
export interface Clock {
  /** Returns the present time. */
  now(): Date;
}
