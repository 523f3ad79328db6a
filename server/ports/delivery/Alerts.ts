/** A problem that an operator must examine, such as money that does not fit or abandoned work. */
export interface Alert {
  /** `approvedUnfit`, `approvedAgain`, `deadLetter`, `exportGivenUp`, `untakenTooLong`, a `DifferenceReason` … */
  readonly reason: string;
  /** Empty when the submission is unknown. */
  readonly submissionId: string;
  /** Attempt, outbox key or reference number; never an answer. */
  readonly about: string;
}

/**
 * A channel that alerts an operator. At-least-once delivery: the same alert may be raised twice.
 */
export interface Alerts {
  /** @throws {Error} when the alert was not delivered: it is raised again later */
  raise(alert: Alert): Promise<void>;
}
