import type { GatewayStatusCode } from '../../../server/ports/payment/PaymentGateway.ts';
import type { PaymentAttempt } from '../../../server/ports/store/PaymentAttempt.ts';
import type { Submission } from '../../../server/ports/store/Submission.ts';

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** The fields of a submission that concern money. */
export type SubmissionRow = Writable<
  Pick<
    Submission,
    'status' | 'dataHash' | 'amountCents' | 'paidAttemptId' | 'referenceNumber' | 'sealedData'
  >
> & { quotedAt: number };

/** The fields of an attempt that concern money. */
export type AttemptRow = Writable<
  Pick<
    PaymentAttempt,
    | 'id'
    | 'status'
    | 'amountCents'
    | 'dataHash'
    | 'startedAt'
    | 'chargeId'
    | 'resultCode'
    | 'disposition'
    | 'canRetry'
    | 'createdAt'
    | 'updatedAt'
  >
>;

/** A charge at the bank, which identifies the charge by its attempt. */
export interface ChargeRow {
  readonly attemptId: string;
  status: GatewayStatusCode;
  readonly amountCents: number;
  /** The amount that the bank charged, even if it differs from the order. */
  chargedCents: number;
  currency: string;
  readonly canRetry: boolean;
  /** True if the bank approved an ended charge, or got the order after the server gave up. */
  isLate: boolean;
  /** The time of the last change of status, in milliseconds. */
  changedAt: number;
}

/** The world of one applicant: all data that outlives a server process, as plain tables. */
export interface Books {
  now: number;
  submission: SubmissionRow | undefined;
  readonly attempts: AttemptRow[];
  readonly charges: ChargeRow[];
  /** Keys of the outbox, with `true` for completed work. */
  readonly outbox: Map<string, boolean>;
  /** Message-IDs of mails; the mail system drops a second mail with the same id. */
  readonly mails: Set<string>;
  /** Notifications of the bank that are pending. */
  readonly notifications: string[];
  /** Orders in transit to the bank whose answers the server does not await any more. */
  readonly orders: string[];
}

/** Returns a world before its first event. */
export function newBooks(): Books {
  return {
    now: Date.UTC(2026, 10, 20, 2),
    submission: undefined,
    attempts: [],
    charges: [],
    outbox: new Map(),
    mails: new Set(),
    notifications: [],
    orders: [],
  };
}
