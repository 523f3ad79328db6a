import type { Language } from '#engine';
import type { OrderLine } from './PaymentGateway.ts';

/**
 * How far a submission is. `PAID` is passed through inside one transaction; a draft lives in the
 * browser only.
 */
export type SubmissionStatus =
  | 'QUOTED'
  | 'PAYING'
  | 'PAID'
  | 'SUBMITTED'
  | 'ACKNOWLEDGED'
  | 'OFFLINE_COMPLETED'
  | 'PAID_NEEDS_ACTION'
  | 'ABANDONED';

/** A filed form, or one on its way, as the store holds it. Answers are sealed. */
export interface Submission {
  readonly id: string;
  /** SHA-256 (hex) of the capability of the sitting that may see it. */
  readonly sitting: string;
  readonly formCode: string;
  /** The definition it was validated and priced with, for good. */
  readonly definitionHash: string;
  readonly language: Language;
  readonly status: SubmissionStatus;
  /** Keyed hash (`KeyedHash`) of the canonical answers without the shared workflow fields. */
  readonly dataHash: string;
  /** Sealed answers; absent once retention has removed them. */
  readonly sealedData?: Uint8Array;
  /** Sealed wish for an acknowledgement e-mail; absent when none, and once it was sent. */
  readonly sealedAck?: Uint8Array;
  readonly amountCents: number;
  /** What the amount is the sum of; ids and cents, no answers. */
  readonly feeLines: readonly OrderLine[];
  readonly quoteExpiresAt: Date;
  readonly paidAttemptId?: string;
  readonly referenceNumber?: string;
  readonly submittedAt?: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The newest mark, see `TakenMark`; absent until somebody took the submission. */
  readonly takenAt?: Date;
  readonly takenBy?: string;
  readonly takenSha256?: string;
}

/** What a submission starts with. */
export type NewSubmission = Pick<
  Submission,
  | 'id'
  | 'sitting'
  | 'formCode'
  | 'definitionHash'
  | 'language'
  | 'dataHash'
  | 'amountCents'
  | 'feeLines'
  | 'quoteExpiresAt'
> & {
  /** Absent for a form that is handed in on paper: its answers are not kept. */
  readonly sealedData?: Uint8Array | undefined;
  readonly sealedAck?: Uint8Array | undefined;
  readonly now: Date;
};

/** New answers of a submission that is still `QUOTED`. */
export interface NewAnswers {
  readonly definitionHash: string;
  readonly language: Language;
  readonly dataHash: string;
  readonly amountCents: number;
  readonly feeLines: readonly OrderLine[];
  readonly quoteExpiresAt: Date;
  readonly sealedData: Uint8Array;
  readonly sealedAck?: Uint8Array | undefined;
  readonly now: Date;
}

/** What a change of status writes beside it. */
export interface SubmissionPatch {
  readonly paidAttemptId?: string;
  readonly referenceNumber?: string;
  readonly submittedAt?: Date;
}

/** A price of the same answers, made anew. */
export interface NewPrice {
  readonly amountCents: number;
  readonly feeLines: readonly OrderLine[];
  readonly quoteExpiresAt: Date;
  readonly now: Date;
}
