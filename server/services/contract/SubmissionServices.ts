import type { FieldError, FormData, Language, Recomputed } from '#engine';
import type { Acknowledgement } from './Acknowledgement.ts';
import type { HandOver } from './HandOver.ts';

/** The services for filling in and submitting forms. */
export interface SubmissionServices {
  /**
   * Validates, prices and stores a form until it is paid or submitted (`QUOTED`):
   * submitFormBeforePayment. The same idempotency key with the same body returns the same
   * submission.
   */
  saveSubmission(input: SaveInput): Promise<SaveResult | Conflict>;
  /** Replaces the answers of a stored form and prices it again: updateFormBeforePayment. */
  updateSubmission(input: UpdateInput): Promise<SaveResult | undefined>;
  /**
   * Handles the submit call. For a paid form: an idempotent read of the finished submission. For a
   * free form: submits it. For a paper form: records it as completed; when it was signed, returns
   * the stored submission with its signed document.
   *
   * @param input.amountCents amount of the path, only compared
   */
  submitForm(input: SubmitInput): Promise<SubmitResult | Conflict | undefined>;
  /** Reads the result of `submitForm` by transaction: submitFormByTxnId. */
  readByTransaction(transactionId: string, sitting: string): Promise<SubmitResult | undefined>;
  /** Reads the signed document of a submission with its bytes unchanged. */
  signedForm(submissionId: string, sitting: string): Promise<SignedForm | undefined>;
  /** Returns the hash of a submission's definition, which converts its form data. */
  definitionOf(submissionId: string, sitting: string): Promise<string | undefined>;
}

/** A file that came with the form data. The route decodes it; only its bytes are trusted. */
export interface IncomingFile {
  /** SHA-256 of the bytes, hex; the file values in the form data name it as `ref` and `sha256`. */
  readonly sha256: string;
  readonly type: string;
  readonly content: Uint8Array;
}

export interface SaveInput {
  readonly sitting: string;
  readonly formCode: string;
  /** `Form-Definition`; absent means the current one. */
  readonly definitionHash?: string | undefined;
  /** Nested (see `fromWire`). */
  readonly formData: FormData;
  readonly files: readonly IncomingFile[];
  readonly language: Language;
  readonly idempotencyKey?: string | undefined;
}

export interface UpdateInput extends Omit<SaveInput, 'idempotencyKey'> {
  readonly submissionId: string;
  /**
   * Signature fields that the page shows as signed. The applicant has cleared the other signatures.
   * The server drops these, and all later signatures that build on them. When absent, every valid
   * signature stays.
   */
  readonly signedFields?: readonly string[] | undefined;
}

export interface SubmitInput extends Omit<SaveInput, 'formData'> {
  readonly amountCents: number;
  readonly submissionId?: string | undefined;
  /** When absent, the stored answers are used. */
  readonly formData?: FormData | undefined;
  readonly printOnPaper: boolean;
}

/** A document with its signatures. Only the sitting of its submission can read it. */
export interface SignedForm {
  readonly pdf: Uint8Array;
  /** Data of a saved file for the next signer; absent once the form is submitted. */
  readonly handOver?: HandOver;
}

/** A conflict: the same idempotency key or submission came with another body (409). */
export interface Conflict {
  readonly refused: 'conflict';
}

export type SaveResult =
  | {
      readonly result: 'ok';
      readonly submissionId: string;
      readonly amountCents: number;
      /** Signature fields dropped because the answers differ from the signed ones. */
      readonly invalidSignatures: readonly string[];
    }
  | Invalid
  | Recalculated
  | { readonly result: 'paidDataLocked'; readonly submissionId: string }
  /** The form is closed, or this portal does not accept the definition (any more). */
  | { readonly result: 'formChanged' };

/**
 * The computed answers that were sent with wrong values. Nothing was stored; the applicant must
 * confirm the right values.
 */
export interface Recalculated {
  readonly result: 'recomputed';
  readonly recomputed: readonly Recomputed[];
}

/** The answers that break a rule. */
export interface Invalid {
  readonly result: 'validationError';
  readonly errors: readonly FieldError[];
}

export type SubmitResult =
  | ({ readonly result: 'ok' } & Acknowledgement)
  | Invalid
  | Recalculated
  | {
      readonly result: 'amountMismatch';
      readonly submissionId?: string;
      readonly amountCents: number;
    }
  | {
      readonly result: 'signatureRequired' | 'signatureFailure';
      /** Absent when no submission was stored for signing. */
      readonly submissionId?: string;
      readonly invalidSignatures: readonly string[];
    }
  | {
      /**
       * `paymentNeedsAction`: the received money does not fit; an operator examines the payment.
       */
      readonly result: 'processing' | 'paymentRequired' | 'paymentNeedsAction' | 'paidDataLocked';
      readonly submissionId: string;
      readonly amountCents: number;
      readonly transactionId?: string;
    }
  | { readonly result: 'offlineOnly' | 'formChanged' };
