import type { FieldError, FormData, Language, Recomputed } from '#engine';
import type { PaymentServices } from './payment/PaymentServices.ts';
import type { HandOver } from './signing/HandOver.ts';
import type { SigningServices } from './signing/SigningServices.ts';
import type { Acknowledgement } from './submission/Acknowledgement.ts';

/**
 * Everything the routes ask for. Pure of HTTP: what an honest applicant can meet is a value with a
 * `result` of the wire's list; what only a broken or hostile client can send is `undefined`
 * ("there is no such thing for this sitting") or a `refused` value that the route turns into 4xx.
 *
 * `sitting` is always the SHA-256 (hex) of the capability cookie, never the cookie itself. A
 * submission or transaction of another sitting is answered exactly like one that does not exist.
 *
 * @throws {StoreError} from every method, when the store is busy: the route answers 502
 * @throws {WrongShapeError} (of the engine) when form data have not the form's shape: 400
 */
export interface Services extends SubmissionServices, PaymentServices, SigningServices {}

/** Filling in and handing in. */
export interface SubmissionServices {
  /**
   * Validates, prices and keeps a form that waits to be paid or submitted (`QUOTED`):
   * submitFormBeforePayment. The same idempotency key with the same body gives the same submission.
   */
  saveSubmission(input: SaveInput): Promise<SaveResult | Conflict>;
  /** Replaces the answers of a kept form and prices it anew: updateFormBeforePayment. */
  updateSubmission(input: UpdateInput): Promise<SaveResult | undefined>;
  /**
   * The submit call. For a form that was paid: an idempotent read of what the server finished. For
   * a free form: hands it in. For a form that is handed in on paper: notes it as completed; where it
   * was signed, the kept submission with its signed document.
   *
   * @param input.amountCents amount of the path, only ever compared
   */
  submitForm(input: SubmitInput): Promise<SubmitResult | Conflict | undefined>;
  /** The same read by transaction: submitFormByTxnId. */
  readByTransaction(transactionId: string, sitting: string): Promise<SubmitResult | undefined>;
  /** Reads the signed document of a submission, byte for byte as it was signed. */
  signedForm(submissionId: string, sitting: string): Promise<SignedForm | undefined>;
  /** Definition hash that a submission is pinned to, to convert its form data with. */
  definitionOf(submissionId: string, sitting: string): Promise<string | undefined>;
}

/** A file that came with the form data. The route decodes it; nothing of it is trusted but bytes. */
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
   * Signature fields that the page shows as signed. The applicant has cleared the others, which are
   * dropped with all that were made on top of them. Absent: every signature stays that fits.
   */
  readonly signedFields?: readonly string[] | undefined;
}

export interface SubmitInput extends Omit<SaveInput, 'formData'> {
  readonly amountCents: number;
  readonly submissionId?: string | undefined;
  /** Absent: the kept answers. */
  readonly formData?: FormData | undefined;
  readonly printOnPaper: boolean;
}

/** A document with its signatures, as the sitting that had it signed may read it. */
export interface SignedForm {
  readonly pdf: Uint8Array;
  /** What a saved file needs for the next signer; absent once the form is submitted. */
  readonly handOver?: HandOver;
}

/** The same idempotency key or submission came with another body: 409. */
export interface Conflict {
  readonly refused: 'conflict';
}

export type SaveResult =
  | {
      readonly result: 'ok';
      readonly submissionId: string;
      readonly amountCents: number;
      /** Signature fields dropped because the answers differ from what was signed. */
      readonly invalidSignatures: readonly string[];
    }
  | Invalid
  | Recalculated
  | { readonly result: 'paidDataLocked'; readonly submissionId: string }
  /** The form is closed, or its definition is not (any more) one of ours. */
  | { readonly result: 'formChanged' };

/** Computed answers were sent with other values; the applicant confirms, nothing was stored. */
export interface Recalculated {
  readonly result: 'recomputed';
  readonly recomputed: readonly Recomputed[];
}

/** The answers break a rule. */
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
      /** Absent when nothing was kept to be signed. */
      readonly submissionId?: string;
      readonly invalidSignatures: readonly string[];
    }
  | {
      /** `paymentNeedsAction`: money came that does not fit; an operator looks into it. */
      readonly result: 'processing' | 'paymentRequired' | 'paymentNeedsAction' | 'paidDataLocked';
      readonly submissionId: string;
      readonly amountCents: number;
      readonly transactionId?: string;
    }
  | { readonly result: 'offlineOnly' | 'formChanged' };
