/** Something that an operator has to look into: money that fits nothing, work that was given up. */
export interface Alert {
  /** `approvedUnfit`, `approvedAgain`, `deadLetter`, `exportGivenUp`, `untakenTooLong`, a `DifferenceReason` … */
  readonly reason: string;
  /** Empty when no submission is known. */
  readonly submissionId: string;
  /** Attempt, outbox key or reference number; never an answer. */
  readonly about: string;
}

/** Calls an operator. At least once: the same alert may be raised twice. */
export interface Alerts {
  /** @throws {Error} when nobody heard: the alert is raised again later */
  raise(alert: Alert): Promise<void>;
}
