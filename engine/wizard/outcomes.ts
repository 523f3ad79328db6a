import type { CallFailure } from '../calls/CallFailure.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import type { PaymentOutput } from '../payment/Payment.ts';
import { genericMessage } from '../payment/unknownMessages.ts';
import type { SigningOutput } from '../signing/Signing.ts';
import { type Change, shownScreen } from './moves.ts';
import { screenIndexOf } from './screens.ts';
import type { MakeDocumentOutput, SaveForReviewOutput, SubmitOutput } from './WizardActors.ts';
import type { WizardContext, WizardDialog } from './WizardContext.ts';

/** The call succeeded, so the server accepted its captcha and issued a token. */
const CAPTCHA_SPENT: Change = { hasCaptchaToken: true, challenge: undefined, demand: undefined };

/** Applies the result of saving for the review. */
export function saved(context: WizardContext, output: SaveForReviewOutput): Change {
  switch (output.result) {
    case 'ok':
      return {
        ...CAPTCHA_SPENT,
        submissionId: output.submissionId ?? context.submissionId,
        amountCents: output.amountCents ?? context.amountCents,
        ...withoutSignatures(context, output.invalidSignatures),
        ...(output.invalidSignatures.length > 0 && {
          dialog: messageOf({ key: 'signaturesDropped', args: [] }),
        }),
      };
    case 'validationError':
      return {
        ...CAPTCHA_SPENT,
        ...unsaved,
        dialog: { kind: 'validation', errors: output.errors },
      };
    case 'paidDataLocked':
      return {
        ...CAPTCHA_SPENT,
        ...shownScreen(context, submissionIndex(context)),
        intent: 'payment',
        transactionId: output.transactionId ?? context.transactionId,
      };
    case 'refused':
      return { ...CAPTCHA_SPENT, ...unsaved, dialog: errorDialog(output.message, false) };
  }
}

/** Applies the result of submitting or completing. */
export function submitted(context: WizardContext, output: SubmitOutput): Change {
  switch (output.result) {
    case 'ok':
      return {
        ...CAPTCHA_SPENT,
        acknowledgement: output.acknowledgement,
        ...(context.intent === 'complete' && { dialog: { kind: 'complete' } }),
        edited: false,
        serverMessage: undefined,
        intent: undefined,
      };
    case 'processing':
      return { ...CAPTCHA_SPENT, serverMessage: output.message };
    case 'signatureFailure':
      return {
        ...CAPTCHA_SPENT,
        ...withoutSignatures(context, output.invalidSignatures),
        serverMessage: undefined,
        dialog: errorDialog(output.message, false),
      };
    case 'validationError':
      return {
        ...CAPTCHA_SPENT,
        checked: false,
        dialog: { kind: 'validation', errors: output.errors },
      };
    case 'refused':
      return {
        ...CAPTCHA_SPENT,
        ...(isPaid(context) ? {} : unsaved),
        dialog: errorDialog(output.message, isPaid(context)),
      };
  }
}

/**
 * Applies the result of the payment dialog. It stores only a payment that may have happened, so
 * that the wizard waits for it. A payment rejected before its start (the price or the form changed)
 * is prepared again: another save returns the server's price and drops stale signatures.
 */
export function paid(output: PaymentOutput): Change {
  const { outcome, transactionId, message } = output;
  const wasRefused = outcome === undefined && message !== undefined;
  const known = outcome === 'approved' || outcome === 'unknown' ? transactionId : undefined;
  return {
    paymentOutcome: outcome,
    transactionId: known,
    intent: outcome === 'approved' ? 'submit' : undefined,
    ...(outcome !== undefined && { hasCaptchaToken: true }),
    ...(wasRefused && unsaved),
  };
}

/** Applies the result of the signing dialog. */
export function signedBy(context: WizardContext, output: SigningOutput): Change {
  const { fieldId, signed, error } = output;
  const { [fieldId]: _, ...otherErrors } = context.signErrors;
  const own = context.signed.findIndex((field) => field.fieldId === fieldId);
  // A new signature of the field removes the later ones, which covered the old one.
  const others = own < 0 ? context.signed : context.signed.slice(0, own);
  return {
    signing: undefined,
    intent: undefined,
    submissionId: output.submissionId ?? context.submissionId,
    signErrors: error === undefined ? otherErrors : { ...otherErrors, [fieldId]: error },
    ...(signed !== undefined && {
      hasCaptchaToken: true,
      signed: [...others, signed],
      // No saved file contains this signature yet.
      edited: true,
      signLater: context.signLater.filter((id) => id !== fieldId),
    }),
  };
}

/**
 * Applies a failed call: a captcha demand drops the token, a busy server allows a retry, and any
 * other failure is shown. The applicant's answers are kept.
 */
export function failed(context: WizardContext, failure: CallFailure): Change {
  switch (failure.kind) {
    case 'captcha':
      return { hasCaptchaToken: false, challenge: undefined, demand: failure.demand };
    case 'busy': {
      const { key = 'busy', reference } = failure;
      const isUnpaid = key === 'connection' && context.intent === 'payment';
      const message = { key: isUnpaid ? 'payment_offline' : key, args: [], reference };
      return { dialog: errorDialog(message, true) };
    }
    case 'refused':
      return { dialog: errorDialog(failure.message, isPaid(context)) };
    case 'webTokenExpired':
    case 'liveAttempt':
      // A payment call names its submission, so the number exists.
      return { dialog: messageOf(genericMessage(context.submissionId ?? '')) };
  }
}

/**
 * Applies a finished document. A saved file contains the answers, so no leave warning is needed.
 * The same is true for a printed or saved acknowledgement. After the print of a paper form, a
 * dialog warns that the form is not completed yet.
 */
export function documented(
  { facts, intent, edited, acknowledgement, isAcknowledgementKept }: WizardContext,
  { downloadedAs }: MakeDocumentOutput,
): Change {
  const isOnPaper = facts.submissionType === 'OFFLINE_SUBM' || facts.submissionType === 'NO_ESUBM';
  const isDraft = intent === 'print' && isOnPaper && acknowledgement === undefined;
  return {
    intent: undefined,
    challenge: undefined,
    hasCaptchaToken: true,
    edited: edited && intent !== 'save',
    isAcknowledgementKept: isAcknowledgementKept || acknowledgement !== undefined,
    ...(downloadedAs !== undefined && {
      dialog: { kind: 'message', message: { key: 'pdfDownloaded', args: [downloadedAs] } },
    }),
    ...(isDraft && { dialog: { kind: 'print', downloadedAs } }),
  };
}

/** Checks whether the payment is approved. After that, the wizard may retry a failed submission. */
export function isPaid({ paymentOutcome }: WizardContext): boolean {
  return paymentOutcome === 'approved';
}

function submissionIndex({ screens, screenIndex }: WizardContext): number {
  const index = screenIndexOf(screens, 'submission');
  return index < 0 ? screenIndex : index;
}

const unsaved: Change = { checked: false, stale: true };

function withoutSignatures(context: WizardContext, ids: readonly string[]): Change {
  return { signed: context.signed.filter(({ fieldId }) => !ids.includes(fieldId)) };
}

function errorDialog(message: MessageRef, canRetry: boolean): WizardDialog {
  return { kind: 'error', message, canRetry };
}

function messageOf(message: MessageRef): WizardDialog {
  return { kind: 'message', message };
}
