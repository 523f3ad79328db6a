import type { ChallengeAnswer } from '../captcha/Captcha.ts';
import type { FieldError } from '../contract/FieldError.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import type { WizardFacts } from './Screen.ts';
import type { Acknowledgement } from './WizardContext.ts';

/** The input of `validateStep`: the rules of one screen (own step, or the submission's fields). */
export interface ValidateStepInput {
  readonly screenId: string;
}

/** The input of `validateAll`: every own step. A save ignores errors of missing answers. */
export interface ValidateAllInput {
  readonly purpose: 'review' | 'payment' | 'submit' | 'complete' | 'save' | 'print';
}

/** The result of a validation. */
export interface Verdict {
  /** The errors in page order; an empty list means that the wizard may continue. */
  readonly errors: readonly FieldError[];
  /** The facts for the current answers. */
  readonly facts: WizardFacts;
}

/**
 * The input of `saveForReview`: the PDF of the review, and the submission before payment or
 * signing.
 */
export interface SaveForReviewInput {
  readonly formCode: string;
  /** Present: update that submission; absent: create one if `needsSubmission` is set. */
  readonly submissionId: string | undefined;
  /**
   * Whether the server must store the form, for a payment or a signature; otherwise only the PDF is
   * made.
   */
  readonly needsSubmission: boolean;
  /** The solved captcha to attach to the call. */
  readonly challenge: ChallengeAnswer | undefined;
}

export type SaveForReviewOutput =
  | {
      readonly result: 'ok';
      readonly submissionId: string | undefined;
      /** The server's amount; `undefined` when it created no submission. */
      readonly amountCents: number | undefined;
      /** The signatures that no longer match the answers and were dropped. */
      readonly invalidSignatures: readonly string[];
    }
  | { readonly result: 'validationError'; readonly errors: readonly FieldError[] }
  /** A payment of this submission is pending. */
  | { readonly result: 'paidDataLocked'; readonly transactionId: string | undefined }
  | { readonly result: 'refused'; readonly message: MessageRef };

/** The input of `submit`, `submitByTransaction` and `complete`. */
export interface SubmitInput {
  readonly formCode: string;
  readonly submissionId: string | undefined;
  readonly transactionId: string | undefined;
  /** The amount paid online; zero where the counter collects the fee. */
  readonly amountCents: number;
  readonly challenge: ChallengeAnswer | undefined;
}

export type SubmitOutput =
  | { readonly result: 'ok'; readonly acknowledgement: Acknowledgement }
  /** The server received the submission but has not finished it; the wizard polls again later. */
  | { readonly result: 'processing'; readonly message?: MessageRef | undefined }
  | {
      readonly result: 'signatureFailure';
      readonly invalidSignatures: readonly string[];
      readonly message: MessageRef;
    }
  | { readonly result: 'validationError'; readonly errors: readonly FieldError[] }
  | { readonly result: 'refused'; readonly message: MessageRef };

/**
 * The input of `resetAnswers`: the fields of one step, or the whole form except some root fields.
 */
export type ResetAnswersInput =
  | { readonly scope: 'step'; readonly screenId: string }
  | { readonly scope: 'form'; readonly retain: readonly string[] };

/** The output of `makeDocument`. */
export interface MakeDocumentOutput {
  /** The name of the downloaded PDF, when this browser cannot print it. */
  readonly downloadedAs?: string | undefined;
}

/** The input of `makeDocument`: the saved file or the print-out. */
export interface MakeDocumentInput {
  readonly formCode: string;
  readonly document: 'save' | 'print';
  readonly submissionId: string | undefined;
  readonly challenge: ChallengeAnswer | undefined;
}
