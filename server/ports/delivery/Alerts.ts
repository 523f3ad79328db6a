/** A problem that an operator must examine, such as money that does not fit or abandoned work. */
export interface Alert {
  /**
   * Reason, for example `approvedUnfit`, `deadLetter`, `untakenTooLong` or a `DifferenceReason`.
   */
  readonly reason: string;
  /** Empty when the submission is unknown. */
  readonly submissionId: string;
  /** Attempt id, outbox key, reference number or a summary; never an answer. */
  readonly about: string;
}

/**
 * A channel that alerts an operator, with at-least-once delivery: the same alert may be raised
 * twice.
 */
export interface Alerts {
  /** @throws {Error} when the alert was not delivered; the caller must raise it again later */
  raise(alert: Alert): Promise<void>;
}
