import type { Language } from '#engine';
import type { OrderLine } from '../payment/PaymentGateway.ts';

/**
 * The status of a submission. `PAID` exists only inside one transaction. A draft exists only in the
 * browser.
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

/** A stored form, which may be submitted or not. Its answers are sealed. */
export interface Submission {
  readonly id: string;
  /** SHA-256 (hex) of the capability of the sitting that may read the submission. */
  readonly sitting: string;
  readonly formCode: string;
  /** Hash of the definition with which the answers were validated and priced. */
  readonly definitionHash: string;
  readonly language: Language;
  readonly status: SubmissionStatus;
  /** Keyed hash (`KeyedHash`) of the canonical answers without the shared workflow fields. */
  readonly dataHash: string;
  /** Sealed answers; absent once retention has removed them. */
  readonly sealedData?: Uint8Array;
  /**
   * Sealed request for an acknowledgement e-mail; absent without a request. After the mail was
   * sent, only the address stays.
   */
  readonly sealedAck?: Uint8Array;
  readonly amountCents: number;
  /** The lines that add up to the amount. They contain ids and cents, no answers. */
  readonly feeLines: readonly OrderLine[];
  readonly quoteExpiresAt: Date;
  readonly paidAttemptId?: string;
  readonly referenceNumber?: string;
  readonly submittedAt?: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Newest mark, see `TakenMark`; absent until the submission was exported. */
  readonly takenAt?: Date;
  readonly takenBy?: string;
  readonly takenSha256?: string;
}

/** The initial values of a submission. */
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
  /** Absent for a form that is submitted on paper, because its answers are not stored. */
  readonly sealedData?: Uint8Array | undefined;
  readonly sealedAck?: Uint8Array | undefined;
  readonly now: Date;
};

/** The new answers of a submission that is still `QUOTED`. */
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

/** The values that are written together with a change of status. */
export interface SubmissionPatch {
  readonly paidAttemptId?: string;
  readonly referenceNumber?: string;
  readonly submittedAt?: Date;
}

/** A new price for the same answers. */
export interface NewPrice {
  readonly amountCents: number;
  readonly feeLines: readonly OrderLine[];
  readonly quoteExpiresAt: Date;
  readonly now: Date;
}
