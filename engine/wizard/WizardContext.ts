import type { CaptchaDemand } from '../calls/CallFailure.ts';
import type { SolvedCaptcha } from '../captcha/Captcha.ts';
import type { FieldError } from '../contract/FieldError.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import type { OtherPayment, StartedPayment } from '../payment/Payment.ts';
import type { PaymentOutcome } from '../payment/statuses.ts';
import type { SignedField } from '../signing/Signing.ts';
import type { FormTraits, Screen, WizardFacts } from './Screen.ts';

/** The input of a wizard. */
export interface WizardInput {
  readonly traits: FormTraits;
  readonly facts: WizardFacts;
  /** Wall-clock milliseconds of the session's first activity. */
  readonly now: number;
  readonly captcha: {
    /** Whether the server runs without a captcha (NO_CAPTCHA). */
    readonly disabled: boolean;
    /** Whether the session already has an access token. */
    readonly hasToken: boolean;
  };
  /** `skipIntro=true`: start at the first own step. */
  readonly skipIntro?: boolean | undefined;
  /**
   * The time at which this browser accepted the terms before; the wizard does not show them again.
   */
  readonly termsAcceptedAt?: string | undefined;
  /** The known data of a submission after a reload or a return from the gateway. */
  readonly resume?: WizardResume | undefined;
}

export interface WizardResume {
  readonly submissionId: string;
  readonly amountCents: number;
  /** A payment that may be pending: the wizard waits for it. */
  readonly transactionId?: string | undefined;
  readonly startedPayment?: StartedPayment | undefined;
  readonly signed?: readonly SignedField[] | undefined;
  /** Present when the form is already submitted: the wizard shows the acknowledgement at once. */
  readonly acknowledgement?: Acknowledgement | undefined;
}

/** The acknowledgement of a submitted form (document 1, section 2, step 5). */
export interface Acknowledgement {
  /** Absent for a form that is completed on paper without a number. */
  readonly referenceNumber: string | undefined;
  /** ISO 8601 with offset. */
  readonly submissionTime: string | undefined;
  readonly paymentTxnNum: string | undefined;
  readonly gcisWallet: string | undefined;
  readonly paymentMethod: string | undefined;
  /** In integer cents; `undefined` without a payment. */
  readonly paymentCents: number | undefined;
  readonly submissionId: string | undefined;
  /** The signature fields that are signed: the server keeps the signed document. */
  readonly signedFields?: readonly string[] | undefined;
  /** SHA-256 of the signed document, hex. */
  readonly signedFormHash?: string | undefined;
  /** The required signatures that are not made yet. */
  readonly signLaterFields?: readonly string[] | undefined;
  /** Other payments for the form, which are refunded or being cancelled. */
  readonly otherPayments?: readonly OtherPayment[] | undefined;
  /** Whether the form was completed on paper, even if online submission was possible. */
  readonly isOnPaper?: boolean;
  /** Whether the page was reloaded after the submission, and so no longer contains the answers. */
  readonly answersGone?: boolean;
}

/** The applicant's goal while checks and calls run. */
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

/** A way to sign. */
export type SignWay = 'certificate' | 'identityApp';

/** The dialog that the wizard itself shows; its child machines have their own. */
export type WizardDialog =
  | { readonly kind: 'validation'; readonly errors: readonly FieldError[] }
  | {
      readonly kind: 'error';
      readonly message: MessageRef;
      /** Whether the dialog offers "Try again". The event `retry` then repeats the call. */
      readonly canRetry: boolean;
    }
  | { readonly kind: 'message'; readonly message: MessageRef }
  /** The form is completed; the applicant must print and submit it. */
  | { readonly kind: 'complete' }
  /** A form for submission on paper was printed, but is not completed yet. */
  | { readonly kind: 'print'; readonly downloadedAs?: string | undefined }
  | { readonly kind: 'confirm'; readonly question: ConfirmQuestion };

export type ConfirmQuestion =
  | 'clearSignatures'
  /** The applicant wants to change a signature that precedes others in the document. */
  | 'changeSignature'
  | 'clearStep'
  | 'startAgain'
  | 'leaveAcknowledgement';

/** The context of the wizard machine: coarse facts, never an answer. */
export interface WizardContext {
  readonly traits: FormTraits;
  readonly facts: WizardFacts;
  /** Wall-clock milliseconds of the session's first activity. */
  readonly startedAt: number;
  readonly screens: readonly Screen[];
  readonly screenIndex: number;
  /** The ids of visited screens: the menu may return to them. */
  readonly visited: readonly string[];
  /** The ids of screens that the applicant completed with Next. The menu shows a tick for each. */
  readonly completed: readonly string[];
  /** Whether the applicant followed a Change link of the review: Next returns to the review. */
  readonly returnToReview: boolean;
  readonly intent: Intent | undefined;
  /** The target screen of the move; `undefined` for the next screen. */
  readonly targetId: string | undefined;
  /** Whether the move keeps the signatures. */
  readonly forced: boolean;
  readonly dialog: WizardDialog | undefined;
  /** The time at which the terms were accepted, ISO 8601; `undefined` before. */
  readonly termsAcceptedAt: string | undefined;
  /**
   * Whether answers were edited since the start, a load, a save to file or a submission (leave
   * warning).
   */
  readonly edited: boolean;
  /** Whether answers were edited since the last save on the server: the review PDF is stale. */
  readonly stale: boolean;
  /** Whether every own step passed validation since the last edit. */
  readonly checked: boolean;
  readonly captchaDisabled: boolean;
  readonly hasCaptchaToken: boolean;
  /** The solved captcha that the next call sends. */
  readonly challenge: SolvedCaptcha | undefined;
  readonly demand: CaptchaDemand | undefined;
  readonly submissionId: string | undefined;
  /** The amount due: after a save the server's amount, before that the browser's. */
  readonly amountCents: number;
  readonly signed: readonly SignedField[];
  /** The signature fields postponed with "Sign later". */
  readonly signLater: readonly string[];
  /** The reason why a field's last signing attempt failed, by field. */
  readonly signErrors: Readonly<Record<string, MessageRef>>;
  /** The field that is being signed. */
  readonly signing: string | undefined;
  /** The way in which that field is being signed. */
  readonly signWay: SignWay;
  readonly transactionId: string | undefined;
  /** The start of the payment that was pending before a reload. */
  readonly startedPayment: StartedPayment | undefined;
  readonly paymentOutcome: PaymentOutcome | undefined;
  /** A message from the server to the applicant while the submission is `processing`. */
  readonly serverMessage: MessageRef | undefined;
  readonly acknowledgement: Acknowledgement | undefined;
  /**
   * Whether the applicant printed, saved or downloaded the acknowledgement, or copied its number.
   * Then no leave warning is needed.
   */
  readonly isAcknowledgementKept: boolean;
}

/** The wizard's facts, signatures and progress after a saved file or a draft is loaded. */
export interface LoadedProgress {
  readonly facts: WizardFacts;
  /** The signatures that the server verified and accepted, in the order in which they were made. */
  readonly signed: readonly SignedField[];
  /** The submission that contains these answers and signatures. */
  readonly kept?: KeptSubmission | undefined;
  /** The first own step that needs attention. */
  readonly screenId?: string | undefined;
  /** The complete own steps. The menu links to each and shows a tick. */
  readonly completed?: readonly string[] | undefined;
}

/** The submission that the server stores for this applicant and form. */
export interface KeptSubmission {
  readonly submissionId: string;
  /** The server's amount, in integer cents; `undefined` when it sent none. */
  readonly amountCents: number | undefined;
}

/**
 * An event of the wizard. Captcha, signing and payment events go directly to the child machines.
 */
export type WizardEvent =
  | { readonly type: 'terms.accepted'; readonly at: string }
  /** "Start filling" or "continue filling" on the important notes. */
  | { readonly type: 'start' }
  /** "Start filling again" on the notes; "start new form" on the acknowledgement. */
  | { readonly type: 'startAgain' }
  /** A saved file or a draft was loaded into the store. */
  | ({ readonly type: 'answers.loaded' } & LoadedProgress)
  | { readonly type: 'facts.changed'; readonly facts: WizardFacts }
  | { readonly type: 'edited' }
  | { readonly type: 'next' }
  | { readonly type: 'submit' }
  | { readonly type: 'complete' }
  | { readonly type: 'back'; readonly forced?: boolean | undefined }
  /** The applicant chose a screen in the menu. `forced` keeps the signatures. */
  | { readonly type: 'jump'; readonly screenId: string; readonly forced?: boolean | undefined }
  /** The applicant followed a Change link of the review: Next returns to the review. */
  | { readonly type: 'change'; readonly screenId: string }
  | {
      readonly type: 'sign';
      readonly fieldId: string;
      /** The default is a certificate. */
      readonly way?: SignWay | undefined;
    }
  | { readonly type: 'sign.later'; readonly fieldId: string }
  /** The applicant wants to change an answer on the review, which clears the signatures. */
  | { readonly type: 'signatures.clear' }
  /** Clears the fields of the current step. */
  | { readonly type: 'clear' }
  | { readonly type: 'save' }
  | { readonly type: 'print' }
  /** The applicant downloaded the acknowledgement or copied its number. */
  | { readonly type: 'acknowledgement.kept' }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'dialog.confirmed' }
  | { readonly type: 'retry' }
  | { readonly type: 'activity'; readonly now: number }
  | { readonly type: 'tick'; readonly now: number }
  | { readonly type: 'session.renew'; readonly now: number };
