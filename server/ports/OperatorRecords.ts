import type { PaymentAttempt } from './PaymentAttempt.ts';
import type { Submission } from './Submission.ts';

/** An approved payment that its submission did not use at once. Nothing sealed is read for it. */
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
    /** Whether retention has left the answers. */
    readonly hasAnswers: boolean;
  };
}

/** A difference between store and settlement, as `noteDifference` wrote it down. */
export interface NotedDifference extends Pick<PaymentAttempt, 'method' | 'chargeId'> {
  /** With `reason`, what names the difference. */
  readonly attemptId: string;
  readonly reason: string;
  /** Absent when no attempt of ours is known. */
  readonly submissionId?: string;
  readonly at: Date;
  /** Each in cents, where there is one. */
  readonly expectedCents?: number;
  readonly foundCents?: number;
  /** Absent as long as nobody dealt with it. */
  readonly dealtAt?: Date;
  readonly dealtBy?: string;
}

/** What waits for an operator: how many of each kind. */
export interface WaitingCounts {
  /** Payments to be paid out. */
  readonly refunds: number;
  /** Paid submissions that cannot be handed in as they are (`PAID_NEEDS_ACTION`). */
  readonly needsAction: number;
  /** Differences with the settlement. */
  readonly differences: number;
  /** The oldest of all of them; absent when nothing waits. */
  readonly oldestAt?: Date;
}

/** Which lines of a list are wanted. */
export interface WaitingQuery {
  /** Also those that were dealt with. */
  readonly isAll: boolean;
  readonly limit: number;
}

/** Who dealt with something, and when. */
export interface Deal {
  readonly dealtAt: Date;
  readonly dealtBy: string;
}

/** What is left for an operator of payments and their settlement. */
export interface OperatorRecords {
  /** Payments that were set aside, oldest approval first. */
  setAside(query: WaitingQuery): Promise<readonly SetAsidePayment[]>;
  /** Differences, oldest first. */
  differences(query: WaitingQuery): Promise<readonly NotedDifference[]>;
  waiting(): Promise<WaitingCounts>;
  /** Finds a difference and locks it until the end of the transaction. */
  lockDifference(attemptId: string, reason: string): Promise<NotedDifference | undefined>;
  /**
   * Marks money that was set aside as paid out.
   *
   * @returns `false` when it was used, or dealt with before
   */
  payOut(attemptId: string, deal: Deal): Promise<boolean>;
  /**
   * Makes money that did not fit (`NEEDS_ACTION`) the money of its submission, by what the gateway
   * says of it now: `approvedCents` of HK dollars.
   *
   * @returns `false` when it is other money, or was dealt with before
   * @throws {Error} when the cents are not those that were asked for: a constraint
   */
  use(attemptId: string, approvedCents: number, deal: Deal): Promise<boolean>;
}
