/** A proof that a system outside the portal has a copy of a submission. */
export interface TakenMark {
  readonly takenAt: Date;
  /** Id of the run that exported the submission. */
  readonly takenBy: string;
  /** SHA-256 (hex) of the checksum list of the exported files. */
  readonly takenSha256: string;
}

/** A summary of the submissions that were submitted online, are still stored, and have no mark. */
export interface Untaken {
  readonly count: number;
  /** Submission time of the oldest one; absent for zero submissions. */
  readonly oldestAt?: Date;
  /** Number of submissions whose export or acknowledgement was abandoned. */
  readonly deadCount: number;
  /** Those submissions, oldest first, up to the limit. */
  readonly dead: readonly { readonly submissionId: string; readonly referenceNumber: string }[];
}

/** A query for submissions that were submitted online. */
export interface HandedInQuery {
  readonly formCode: string;
  /** Earliest submission time; any time when absent. */
  readonly since?: Date | undefined;
  /** Whether to include submissions that were exported before. */
  readonly isAgain: boolean;
  /** Last reference number of the previous page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** The queries and removals of retention. */
export interface RetentionRecords {
  /** Lists submissions that were never paid, are unchanged since, and are not abandoned yet. */
  unfinished(before: Date, limit: number): Promise<readonly string[]>;
  /**
   * Lists forms completed on paper, without an electronic signature, whose documents are still
   * stored.
   */
  printedDue(before: Date, limit: number): Promise<readonly string[]>;
  /**
   * Lists submissions whose answers may be removed. An online submission must have been marked as
   * exported at or before `before`. A paper form, or an ended submission with a retained address,
   * must not be newer than `before`. A waiting outbox message blocks the removal.
   */
  answersDue(before: Date, limit: number): Promise<readonly string[]>;
  /**
   * Lists submissions whose whole record may be removed: their answers and files are removed, and
   * they are older than `before` or the gateway was never called for them. A record that waits for
   * an operator stays. So does a submission with money that was neither used nor paid out.
   */
  recordsDue(before: Date, limit: number): Promise<readonly string[]>;
  /** Lists submissions whose answers are removed and whose files are still recorded. */
  filesDue(limit: number): Promise<readonly string[]>;
  /**
   * Marks a submission as exported; a later mark replaces an earlier one.
   *
   * @returns `false` when it was not submitted online, or its answers were removed
   */
  markTaken(id: string, mark: TakenMark): Promise<boolean>;
  /** Lists the reference numbers of submissions whose answers are still stored, in sorted order. */
  handedIn(query: HandedInQuery): Promise<readonly string[]>;
  /**
   * Summarises the submissions that are not exported yet. @param limit maximum length of the list
   * `dead`
   */
  untaken(limit: number): Promise<Untaken>;
  /**
   * Removes the answers and the acknowledgement request of a submission.
   *
   * @throws {Error} for an online submission that was not exported; a constraint enforces this
   */
  forgetAnswers(id: string, now: Date): Promise<void>;
  /**
   * Removes the answers and the acknowledgement request of an ended submission, but retains the
   * address for a mail. `forgetAnswers` follows after the mail; otherwise `answersDue` lists it.
   */
  keepAddress(id: string, sealedAddress: Uint8Array, now: Date): Promise<void>;
  /**
   * Removes the records of a submission's files and signatures, after the files themselves were
   * removed.
   */
  forgetFiles(id: string): Promise<void>;
  /** Removes a submission and all records that name it. */
  forgetRecord(id: string): Promise<void>;
  /** Removes tokens, idempotency keys and captcha rows that ended before. @returns their number */
  sweep(before: Date): Promise<number>;
}
