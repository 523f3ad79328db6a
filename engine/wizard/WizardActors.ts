import type { ChallengeAnswer } from '../captcha/Captcha.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import type { FieldError } from '../validation/FieldError.ts';
import type { WizardFacts } from './Screen.ts';
import type { Acknowledgement } from './WizardContext.ts';

/** Input of `validateStep`: the rules of one screen (own step, or the submission's fields). */
export interface ValidateStepInput {
  readonly screenId: string;
}

/** Input of `validateAll`: every own step; a save forgives what is merely missing. */
export interface ValidateAllInput {
  readonly purpose: 'review' | 'payment' | 'submit' | 'complete' | 'save' | 'print';
}

/** What validating says. */
export interface Verdict {
  /** In page order; none means that the way is free. */
  readonly errors: readonly FieldError[];
  /** The facts as the answers now stand. */
  readonly facts: WizardFacts;
}

/** Input of `saveForReview`: the PDF of the review, and the submission before payment or signing. */
export interface SaveForReviewInput {
  readonly formCode: string;
  /** Present: update that submission; absent: make one where `needsSubmission`. */
  readonly submissionId: string | undefined;
  /** The form is paid or signed, so the server must hold it; otherwise only the PDF is made. */
  readonly needsSubmission: boolean;
  /** Attach to the call; solved just now. */
  readonly challenge: ChallengeAnswer | undefined;
}

export type SaveForReviewOutput =
  | {
      readonly result: 'ok';
      readonly submissionId: string | undefined;
      /** The server's figure; `undefined` when it made no submission. */
      readonly amountCents: number | undefined;
      /** Signatures that no longer fit the answers and were dropped. */
      readonly invalidSignatures: readonly string[];
    }
  | { readonly result: 'validationError'; readonly errors: readonly FieldError[] }
  /** A payment of this submission is under way. */
  | { readonly result: 'paidDataLocked'; readonly transactionId: string | undefined }
  | { readonly result: 'refused'; readonly message: MessageRef };

/** Input of `submit`, `submitByTransaction` and `complete`. */
export interface SubmitInput {
  readonly formCode: string;
  readonly submissionId: string | undefined;
  readonly transactionId: string | undefined;
  /** What is paid online; none of it where the counter collects the fee. */
  readonly amountCents: number;
  readonly challenge: ChallengeAnswer | undefined;
}

export type SubmitOutput =
  | { readonly result: 'ok'; readonly acknowledgement: Acknowledgement }
  /** Received, not finished; asked again after a while. */
  | { readonly result: 'processing'; readonly message?: MessageRef | undefined }
  | {
      readonly result: 'signatureFailure';
      readonly invalidSignatures: readonly string[];
      readonly message: MessageRef;
    }
  | { readonly result: 'validationError'; readonly errors: readonly FieldError[] }
  | { readonly result: 'refused'; readonly message: MessageRef };

/** Input of `resetAnswers`: the fields of one step, or the form but for some root fields. */
export type ResetAnswersInput =
  | { readonly scope: 'step'; readonly screenId: string }
  | { readonly scope: 'form'; readonly retain: readonly string[] };

/** Output of `makeDocument`. */
export interface MakeDocumentOutput {
  /** Name of the PDF that was downloaded, where this browser cannot print one. */
  readonly downloadedAs?: string | undefined;
}

/** Input of `makeDocument`: the saved file or the print-out. */
export interface MakeDocumentInput {
  readonly formCode: string;
  readonly document: 'save' | 'print';
  readonly submissionId: string | undefined;
  readonly challenge: ChallengeAnswer | undefined;
}
