/** A proof that somebody outside the portal holds a copy of a submission. */
export interface TakenMark {
  readonly takenAt: Date;
  /** Id of the run that took it. */
  readonly takenBy: string;
  /** SHA-256 (hex) of the checksum list of what was taken. */
  readonly takenSha256: string;
}

/** Submissions that were handed in online, are still here, and have no mark. */
export interface Untaken {
  readonly count: number;
  /** When the oldest of them was handed in; absent when there is none. */
  readonly oldestAt?: Date;
  /** How many of them have an export or an acknowledgement that was given up. */
  readonly deadCount: number;
  /** Those, oldest first, up to the limit. */
  readonly dead: readonly { readonly submissionId: string; readonly referenceNumber: string }[];
}

/** Which of the submissions that were handed in online are wanted. */
export interface HandedInQuery {
  readonly formCode: string;
  /** Handed in at this instant or later; absent: at any time. */
  readonly since?: Date | undefined;
  /** Also those that somebody took. */
  readonly isAgain: boolean;
  /** Last reference number of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Retention: what may be forgotten, and forgetting it. */
export interface RetentionRecords {
  /** Submissions never paid, untouched since, not yet abandoned. */
  unfinished(before: Date, limit: number): Promise<readonly string[]>;
  /** Forms completed on paper, without a signature of ours, whose documents are still there. */
  printedDue(before: Date, limit: number): Promise<readonly string[]>;
  /**
   * Submissions whose answers may go. One that was handed in online: only when it was marked as
   * taken at or before `before`. One that was completed on paper, or that ended with an address kept: at or before `before`.
   * A message in the outbox that still waits keeps either.
   */
  answersDue(before: Date, limit: number): Promise<readonly string[]>;
  /**
   * Submissions whose whole record may go: their answers are forgotten and their files gone, and
   * they are older than `before`, or the gateway was never called for them. What waits for an
   * operator stays, and so does a submission with money that was neither used nor paid out.
   */
  recordsDue(before: Date, limit: number): Promise<readonly string[]>;
  /** Submissions whose answers are forgotten and whose files are still recorded. */
  filesDue(limit: number): Promise<readonly string[]>;
  /**
   * Marks a submission as taken; a later mark replaces an earlier one.
   *
   * @returns `false` when it was not handed in online, or its answers are gone
   */
  markTaken(id: string, mark: TakenMark): Promise<boolean>;
  /** Lists submissions whose answers are still here by their reference numbers, in the order of these. */
  handedIn(query: HandedInQuery): Promise<readonly string[]>;
  /** Summarises the submissions that nobody has taken. @param limit of the list `dead` */
  untaken(limit: number): Promise<Untaken>;
  /**
   * Removes answers and acknowledgement wish of a submission.
   *
   * @throws {Error} for a submission that was handed in online and not taken: a constraint
   */
  forgetAnswers(id: string, now: Date): Promise<void>;
  /**
   * Removes answers and acknowledgement wish of a submission that has ended, but keeps the address that
   * a mail goes to. `forgetAnswers` follows with the mail; else `answersDue` finds it.
   */
  keepAddress(id: string, sealedAddress: Uint8Array, now: Date): Promise<void>;
  /** Removes the records of its files and signatures, once the files themselves are gone. */
  forgetFiles(id: string): Promise<void>;
  /** Removes a submission and everything that names it. */
  forgetRecord(id: string): Promise<void>;
  /** Removes tokens, idempotency keys and captcha rows that ended before. @returns how many */
  sweep(before: Date): Promise<number>;
}
