/**
 * The source of time for services, jobs, tokens and expiries, so that a test can advance the time.
 * Form checks use the machine's clock, and call counters the database's.
 */
export interface Clock {
  /** Returns the present time. */
  now(): Date;
}
