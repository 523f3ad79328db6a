import type { GatewayStatusCode } from '../../../server/ports/payment/PaymentGateway.ts';
import type { PaymentAttempt } from '../../../server/ports/store/PaymentAttempt.ts';
import type { Submission } from '../../../server/ports/store/Submission.ts';

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** A submission as far as money is concerned. */
export type SubmissionRow = Writable<
  Pick<
    Submission,
    'status' | 'dataHash' | 'amountCents' | 'paidAttemptId' | 'referenceNumber' | 'sealedData'
  >
> & { quotedAt: number };

/** An attempt as far as money is concerned. */
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

/** A charge at the bank, which knows it by the attempt. */
export interface ChargeRow {
  readonly attemptId: string;
  status: GatewayStatusCode;
  readonly amountCents: number;
  /** The amount that the bank took, when it took another one. */
  chargedCents: number;
  currency: string;
  readonly canRetry: boolean;
  /** Approved after the bank had ended it, or started after it was given up. */
  isLate: boolean;
  /** When its status changed last, in milliseconds. */
  changedAt: number;
}

/** The whole world of one applicant: what outlives every server process, as plain tables. */
export interface Books {
  now: number;
  submission: SubmissionRow | undefined;
  readonly attempts: AttemptRow[];
  readonly charges: ChargeRow[];
  /** Keys of the outbox, and whether the work is done. */
  readonly outbox: Map<string, boolean>;
  /** Message-IDs of mails; the mail system drops a second one with the same id. */
  readonly mails: Set<string>;
  /** Notifications of the bank that are pending. */
  readonly notifications: string[];
  /** Orders that are on the wire to the bank although nobody waits for the answer any more. */
  readonly orders: string[];
}

/** @returns a world in which nothing has happened yet */
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
