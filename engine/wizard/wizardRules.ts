import { openSignatures } from '../signing/openSignatures.ts';
import type { SignedField } from '../signing/Signing.ts';
import type { FieldError } from '../validation/FieldError.ts';
import type { Screen, SignatureFact } from './Screen.ts';
import type { Intent, WizardContext } from './WizardContext.ts';

/** The screen that shows. */
export function currentScreen({ screens, screenIndex }: WizardContext): Screen {
  const screen = screens[screenIndex];
  if (screen === undefined) {
    throw new RangeError(`Cannot show screen ${screenIndex}: there are ${screens.length}`);
  }
  return screen;
}

/** The form was submitted or completed: nothing moves any more but a new start. */
export function isSubmitted({ acknowledgement }: WizardContext): boolean {
  return acknowledgement !== undefined;
}

/** Answers were entered that are nowhere else: nothing replaces them unasked. */
export function hasAnswersToLose(context: WizardContext): boolean {
  return context.edited && !isSubmitted(context);
}

/** How a form ended: submitted online, completed to be handed in on paper, or only signed. */
export type FormEnd = 'submitted' | 'onPaper' | 'signed';

/** Tells how the form ended, or will end. A fee that is paid on paper leads to paper, too. */
export function formEnd({ facts, acknowledgement }: WizardContext): FormEnd {
  if (facts.submissionType === 'SIGN_ONLY') return 'signed';
  const isOnline = facts.submissionType === 'ALLOW_ESUBM' && !acknowledgement?.isOnPaper;
  return isOnline ? 'submitted' : 'onPaper';
}

/** The acknowledgement shows, and nothing of it was kept: leaving the page would lose it. */
export function hasAcknowledgementToLose(context: WizardContext): boolean {
  return isSubmitted(context) && !context.traits.noAck && !context.isAcknowledgementKept;
}

/** Paid, or perhaps paid: the answers are the server's now and may not be changed. */
export function isLocked(context: WizardContext): boolean {
  const { paymentOutcome } = context;
  return isSubmitted(context) || paymentOutcome === 'approved' || paymentOutcome === 'unknown';
}

/** Whether the form is to be paid online and is not yet. */
export function isPaymentDue({ facts, amountCents, paymentOutcome }: WizardContext): boolean {
  return (
    facts.submissionType === 'ALLOW_ESUBM' &&
    facts.paymentRequired &&
    facts.paymentMethodIndex < 0 &&
    amountCents > 0 &&
    paymentOutcome !== 'approved'
  );
}

/** Paying or signing, so that the server must hold the form before it is submitted. */
export function needsSubmission(context: WizardContext): boolean {
  return isPaymentDue(context) || context.facts.signatures.some(({ disabled }) => !disabled);
}

/** Whether every own step must be validated (again) before the intent may go on. */
export function needsCheck({ intent, checked }: WizardContext): boolean {
  return !checked && intent !== undefined && CHECKED_INTENTS.has(intent);
}

/** Whether the server must be given the answers before the intent may go on. */
export function needsSave(context: WizardContext): boolean {
  const { intent, stale } = context;
  if (!stale || intent === undefined) return false;
  // The server must hold the current answers before they are submitted, also when no payment is due.
  if (intent === 'submit') return needsSubmission(context) || context.submissionId !== undefined;
  // A signed form is completed from the answers on the server.
  if (intent === 'complete') return context.signed.length > 0;
  // So is one that is saved with its signatures.
  if (intent === 'save') return context.signed.length > 0 && !isSubmitted(context);
  return SAVED_INTENTS.has(intent);
}

/** Whether the captcha must be solved before the intent's call; children ask for themselves. */
export function needsCaptcha(context: WizardContext): boolean {
  return (
    lacksToken(context) && (needsSave(context) || CALLING_INTENTS.has(context.intent ?? 'step'))
  );
}

/** No access token, and no solved captcha that would bring one. */
export function lacksToken(context: WizardContext): boolean {
  return !context.captchaDisabled && !context.hasCaptchaToken && context.challenge === undefined;
}

/** Whether an error shows that kept a solved captcha from being heard: its dialog comes back. */
export function isCaptchaUnheard(context: WizardContext): boolean {
  const { dialog, intent, challenge, hasCaptchaToken } = context;
  const isOfCall = dialog?.kind === 'error' && intent !== undefined && intent !== 'step';
  return isOfCall && challenge !== undefined && !hasCaptchaToken;
}

/**
 * Says which required signatures are missing.
 *
 * @param signatures the signatures that the answers ask for
 * @param signed those that are there
 * @param putOff ids of those put off with "Sign later"
 * @returns one error for each, at `/<signature id>`, with the message of a missing signature
 * @see specification, document 1, section 5 "Signature fields are required unless …"
 */
export function missingSignatures(
  signatures: readonly SignatureFact[],
  signed: readonly SignedField[],
  putOff: readonly string[],
): readonly FieldError[] {
  const made = signed.map(({ fieldId }) => fieldId);
  return openSignatures(signatures, made, putOff).missing.map((id) => ({
    path: `/${id}`,
    key: 'validation_signatureRequired',
    args: [],
  }));
}

/**
 * Whether the intent is held up by a missing signature: money is taken last. A form that is only
 * signed is complete by its signatures; one that goes on paper may be signed there.
 */
export function lacksSignatures(context: WizardContext): boolean {
  const { intent, facts, signed, signLater, transactionId } = context;
  const isWaitedFor = intent === 'payment' && transactionId !== undefined;
  const isSigning = intent === 'complete' && facts.submissionType === 'SIGN_ONLY';
  if (isWaitedFor || (intent !== 'payment' && intent !== 'submit' && !isSigning)) return false;
  return missingSignatures(facts.signatures, signed, signLater).length > 0;
}

const CHECKED_INTENTS: ReadonlySet<Intent> = new Set([
  'review',
  'submission',
  'payment',
  'submit',
  'complete',
  'sign',
]);

const SAVED_INTENTS: ReadonlySet<Intent> = new Set(['review', 'submission', 'payment', 'sign']);

const CALLING_INTENTS: ReadonlySet<Intent> = new Set(['submit', 'complete', 'save', 'print']);
