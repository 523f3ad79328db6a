import type { PaymentAttempt } from './PaymentAttempt.ts';
import type { Submission } from './Submission.ts';

/**
 * An approved payment that its submission did not use at once. Queries for it read no sealed value.
 */
export interface SetAsidePayment
  extends Pick<
    PaymentAttempt,
    | 'id'
    | 'submissionId'
    | 'amountCents'
    | 'dataHash'
    | 'method'
    | 'chargeId'
    | 'disposition'
    | 'approvedCents'
    | 'approvedCurrency'
    | 'approvedAt'
    | 'dealtAt'
    | 'dealtBy'
  > {
  readonly submission: Pick<
    Submission,
    'status' | 'amountCents' | 'dataHash' | 'referenceNumber'
  > & {
    /** Whether the answers are still stored. */
    readonly hasAnswers: boolean;
  };
}

/** A recorded difference between store and settlement; see `noteDifference`. */
export interface NotedDifference extends Pick<PaymentAttempt, 'method' | 'chargeId'> {
  /** Identifies the difference, together with `reason`. */
  readonly attemptId: string;
  readonly reason: string;
  /** Absent when this portal knows no such attempt. */
  readonly submissionId?: string;
  readonly at: Date;
  /** Expected amount in cents, if known. */
  readonly expectedCents?: number;
  readonly foundCents?: number;
  /** Absent until an operator dealt with it. */
  readonly dealtAt?: Date;
  readonly dealtBy?: string;
}

/** The number of records that wait for an operator, by kind. */
export interface WaitingCounts {
  /** Payments to pay out. */
  readonly refunds: number;
  /** Paid submissions that cannot be submitted as they are (`PAID_NEEDS_ACTION`). */
  readonly needsAction: number;
  /** Differences with the settlement. */
  readonly differences: number;
  /** Time of the oldest waiting record; absent when nothing waits. */
  readonly oldestAt?: Date;
}

/** The lines of a list to return. */
export interface WaitingQuery {
  /** Whether to include finished records. */
  readonly isAll: boolean;
  readonly limit: number;
}

/** The operator who dealt with a record, and the time. */
export interface Deal {
  readonly dealtAt: Date;
  readonly dealtBy: string;
}

/** The records of payments and their settlement that wait for an operator. */
export interface OperatorRecords {
  /** Lists payments that were set aside, oldest approval first. */
  setAside(query: WaitingQuery): Promise<readonly SetAsidePayment[]>;
  /** Lists differences, oldest first. */
  differences(query: WaitingQuery): Promise<readonly NotedDifference[]>;
  waiting(): Promise<WaitingCounts>;
  /** Finds a difference and locks it until the end of the transaction. */
  lockDifference(attemptId: string, reason: string): Promise<NotedDifference | undefined>;
  /**
   * Marks money that was set aside as paid out.
   *
   * @returns `false` when the money was used, or an operator already dealt with it
   */
  payOut(attemptId: string, deal: Deal): Promise<boolean>;
  /**
   * Uses money that did not fit (`NEEDS_ACTION`) for its submission, with the amount that the
   * gateway reports now: `approvedCents` of HK dollars.
   *
   * @returns `false` when the payment is not `NEEDS_ACTION`, or an operator already dealt with it
   * @throws {Error} when the cents differ from the ordered amount; a constraint enforces this
   */
  use(attemptId: string, approvedCents: number, deal: Deal): Promise<boolean>;
}
