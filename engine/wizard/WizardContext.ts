import type { SolvedCaptcha } from '../captcha/Captcha.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import type { BegunPayment, OtherPayment } from '../payment/Payment.ts';
import type { PaymentOutcome } from '../payment/statuses.ts';
import type { SignedField } from '../signing/Signing.ts';
import type { FieldError } from '../validation/FieldError.ts';
import type { CaptchaDemand } from './CallFailure.ts';
import type { FormTraits, Screen, WizardFacts } from './Screen.ts';

/** What a wizard starts with. */
export interface WizardInput {
  readonly traits: FormTraits;
  readonly facts: WizardFacts;
  /** Wall-clock milliseconds: the session's first activity. */
  readonly now: number;
  readonly captcha: {
    /** The server runs without a captcha (NO_CAPTCHA). */
    readonly disabled: boolean;
    /** An access token of this sitting is already held. */
    readonly hasToken: boolean;
  };
  /** `skipIntro=true`: begin at the first own step. */
  readonly skipIntro?: boolean | undefined;
  /** When the terms were accepted in this browser before; they are not asked for again. */
  readonly termsAcceptedAt?: string | undefined;
  /** What is known of a submission after a reload or a return from the gateway. */
  readonly resume?: WizardResume | undefined;
}

export interface WizardResume {
  readonly submissionId: string;
  readonly amountCents: number;
  /** A payment that may be under way: it is waited for. */
  readonly transactionId?: string | undefined;
  readonly begun?: BegunPayment | undefined;
  readonly signed?: readonly SignedField[] | undefined;
  /** Already submitted: the acknowledgement shows at once. */
  readonly acknowledgement?: Acknowledgement | undefined;
}

/** What a submitted form is acknowledged with (document 1, section 2, step 5). */
export interface Acknowledgement {
  /** Absent for a form that is completed on paper without a number. */
  readonly referenceNumber: string | undefined;
  /** ISO 8601 with offset. */
  readonly submissionTime: string | undefined;
  readonly paymentTxnNum: string | undefined;
  readonly gcisWallet: string | undefined;
  readonly paymentMethod: string | undefined;
  /** In integer cents; `undefined` when nothing was paid. */
  readonly paymentCents: number | undefined;
  readonly submissionId: string | undefined;
  /** Signature fields that are signed: the server keeps the signed document. */
  readonly signedFields?: readonly string[] | undefined;
  /** SHA-256 of the signed document, hex. */
  readonly signedFormHash?: string | undefined;
  /** Required signatures that are still to be made. */
  readonly signLaterFields?: readonly string[] | undefined;
  /** Further payments for the form, which go back or are being cancelled. */
  readonly otherPayments?: readonly OtherPayment[] | undefined;
  /** Completed to be handed in on paper, also where it might have been submitted online. */
  readonly isOnPaper?: boolean;
  /** The page was reloaded since: the answers are no longer in it. */
  readonly answersGone?: boolean;
}

/** What the applicant is on the way to while checks and calls run. */
export type Intent =
  | 'step'
  | 'review'
  | 'submission'
  | 'payment'
  | 'submit'
  | 'complete'
  | 'save'
  | 'print'
  | 'sign';

/** What an applicant signs with. */
export type SignWay = 'certificate' | 'identityApp';

/** The dialog that the wizard itself shows; those of its children are theirs. */
export type WizardDialog =
  | { readonly kind: 'validation'; readonly errors: readonly FieldError[] }
  | {
      readonly kind: 'error';
      readonly message: MessageRef;
      /** Offer "Try again": the event `retry` makes the same call once more. */
      readonly canRetry: boolean;
    }
  | { readonly kind: 'message'; readonly message: MessageRef }
  /** The form was completed: what is left is to print it and hand it on. */
  | { readonly kind: 'complete' }
  /** A form that is handed in on paper was printed, and is not completed yet. */
  | { readonly kind: 'print'; readonly downloadedAs?: string | undefined }
  | { readonly kind: 'confirm'; readonly question: ConfirmQuestion };

export type ConfirmQuestion =
  | 'clearSignatures'
  /** A signature is to be changed that others were made on top of. */
  | 'changeSignature'
  | 'clearStep'
  | 'startAgain'
  | 'leaveAcknowledgement';

/** What the machine knows: coarse facts, never an answer. */
export interface WizardContext {
  readonly traits: FormTraits;
  readonly facts: WizardFacts;
  /** Wall-clock milliseconds: the session's first activity. */
  readonly startedAt: number;
  readonly screens: readonly Screen[];
  readonly screenIndex: number;
  /** Ids of screens that were reached: the menu may go back to them. */
  readonly visited: readonly string[];
  /** Ids of screens that were left by a successful Next: they carry a tick. */
  readonly completed: readonly string[];
  /** A Change link of the review was followed: Next goes back to the review. */
  readonly returnToReview: boolean;
  readonly intent: Intent | undefined;
  /** Screen that the move goes to; `undefined` for the one that follows. */
  readonly targetId: string | undefined;
  /** The move keeps the signatures. */
  readonly forced: boolean;
  readonly dialog: WizardDialog | undefined;
  /** When the terms were accepted, ISO 8601; `undefined` before. */
  readonly termsAcceptedAt: string | undefined;
  /** Answers were edited since the start, a load, a save to file or a submission (leave warning). */
  readonly edited: boolean;
  /** Answers were edited since the server last had them: the review PDF is stale. */
  readonly stale: boolean;
  /** Every own step was found right since the last edit. */
  readonly checked: boolean;
  readonly captchaDisabled: boolean;
  readonly hasCaptchaToken: boolean;
  /** Solved and not yet spent: the next call carries it. */
  readonly challenge: SolvedCaptcha | undefined;
  readonly demand: CaptchaDemand | undefined;
  readonly submissionId: string | undefined;
  /** What is to be paid: the server's figure once saved, before that the browser's. */
  readonly amountCents: number;
  readonly signed: readonly SignedField[];
  /** Signature fields put off with "Sign later". */
  readonly signLater: readonly string[];
  /** Why a field's last signing attempt failed. */
  readonly signErrors: Readonly<Record<string, MessageRef>>;
  /** Field being signed. */
  readonly signing: string | undefined;
  /** How that field is being signed. */
  readonly signWay: SignWay;
  readonly transactionId: string | undefined;
  /** How the payment was begun that was under way before a reload. */
  readonly begun: BegunPayment | undefined;
  readonly paymentOutcome: PaymentOutcome | undefined;
  /** What the server asked the applicant to know while it finishes (`processing`). */
  readonly serverMessage: MessageRef | undefined;
  readonly acknowledgement: Acknowledgement | undefined;
  /** It was printed, saved, downloaded, or its number copied: the page may be left unasked. */
  readonly isAcknowledgementKept: boolean;
}

/** Answers that came back: from a saved file, or from a draft. */
export interface LoadedAnswers {
  readonly facts: WizardFacts;
  /** Signatures that the server verified and took over, in the order in which they were made. */
  readonly signed: readonly SignedField[];
  /** The submission that holds these answers and signatures. */
  readonly kept?: KeptSubmission | undefined;
  /** First own step that needs attention. */
  readonly screenId?: string | undefined;
  /** Own steps that are complete: they carry a tick, and the menu leads to them. */
  readonly completed?: readonly string[] | undefined;
}

/** What the server holds for this sitting. */
export interface KeptSubmission {
  readonly submissionId: string;
  /** The server's figure, in integer cents; `undefined` when it named none. */
  readonly amountCents: number | undefined;
}

/** What happens to a wizard. Captcha, signing and payment events go to the children themselves. */
export type WizardEvent =
  | { readonly type: 'terms.accepted'; readonly at: string }
  /** "Start filling" or "continue filling" on the important notes. */
  | { readonly type: 'start' }
  /** "Start filling again" on the notes; "start new form" on the acknowledgement. */
  | { readonly type: 'startAgain' }
  /** A saved file or a draft was loaded into the store. */
  | ({ readonly type: 'answers.loaded' } & LoadedAnswers)
  | { readonly type: 'facts.changed'; readonly facts: WizardFacts }
  | { readonly type: 'edited' }
  | { readonly type: 'next' }
  | { readonly type: 'submit' }
  | { readonly type: 'complete' }
  | { readonly type: 'back'; readonly forced?: boolean | undefined }
  /** From the menu. `forced` keeps the signatures. */
  | { readonly type: 'jump'; readonly screenId: string; readonly forced?: boolean | undefined }
  /** A Change link of the review: to its step and, with Next, back to the review. */
  | { readonly type: 'change'; readonly screenId: string }
  | {
      readonly type: 'sign';
      readonly fieldId: string;
      /** Absent: with a certificate. */
      readonly way?: SignWay | undefined;
    }
  | { readonly type: 'sign.later'; readonly fieldId: string }
  /** An answer on the review is to be changed, which clears the signatures. */
  | { readonly type: 'signatures.clear' }
  /** Clears the fields of the step on the screen. */
  | { readonly type: 'clear' }
  | { readonly type: 'save' }
  | { readonly type: 'print' }
  /** The acknowledgement was downloaded, or its number copied. */
  | { readonly type: 'acknowledgement.kept' }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'dialog.confirmed' }
  | { readonly type: 'retry' }
  | { readonly type: 'activity'; readonly now: number }
  | { readonly type: 'tick'; readonly now: number }
  | { readonly type: 'session.renew'; readonly now: number };
