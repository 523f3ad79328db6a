import type { FieldError } from '../contract/FieldError.ts';
import { openSignatures } from '../signing/openSignatures.ts';
import type { SignedField } from '../signing/Signing.ts';
import type { Screen, SignatureFact } from './Screen.ts';
import type { Intent, WizardContext } from './WizardContext.ts';

/**
 * Returns the current screen.
 *
 * @throws {RangeError} when the context's index has no screen
 *
 * @example
 * currentScreen(wizard).id; // 'particulars'
 * currentScreen({ ...wizard, screenIndex: 9 });
 * // throws RangeError('Cannot show screen 9: there are 6')
 */
export function currentScreen({ screens, screenIndex }: WizardContext): Screen {
  const screen = screens[screenIndex];
  if (screen === undefined) {
    throw new RangeError(`Cannot show screen ${screenIndex}: there are ${screens.length}`);
  }
  return screen;
}

/**
 * Checks whether the form was submitted or completed. After that only a new start can move the
 * wizard.
 *
 * @example
 * isSubmitted(wizard); // false
 * isSubmitted({ ...wizard, acknowledgement }); // true
 */
export function isSubmitted({ acknowledgement }: WizardContext): boolean {
  return acknowledgement !== undefined;
}

/**
 * Checks whether the page holds answers that are stored nowhere else. The wizard asks before it
 * replaces them.
 *
 * @example
 * hasAnswersToLose(wizard); // false
 * hasAnswersToLose({ ...wizard, edited: true }); // true
 */
export function hasAnswersToLose(context: WizardContext): boolean {
  return context.edited && !isSubmitted(context);
}

/** The end of a form: submitted online, completed for submission on paper, or only signed. */
export type FormEnd = 'submitted' | 'onPaper' | 'signed';

/**
 * Returns how the form ended or will end. A form whose fee is paid on paper ends on paper, too.
 *
 * @example
 * formEnd(wizard); // 'submitted'
 * formEnd({ ...wizard, facts: { ...wizard.facts, submissionType: 'OFFLINE_SUBM' } }); // 'onPaper'
 * formEnd({ ...wizard, facts: { ...wizard.facts, submissionType: 'SIGN_ONLY' } }); // 'signed'
 */
export function formEnd({ facts, acknowledgement }: WizardContext): FormEnd {
  if (facts.submissionType === 'SIGN_ONLY') return 'signed';
  const isOnline = facts.submissionType === 'ALLOW_ESUBM' && !acknowledgement?.isOnPaper;
  return isOnline ? 'submitted' : 'onPaper';
}

/**
 * Checks whether the acknowledgement is visible and the applicant kept no copy: leaving the page
 * would lose it.
 *
 * @example
 * hasAcknowledgementToLose({ ...wizard, acknowledgement }); // true
 * hasAcknowledgementToLose({ ...wizard, acknowledgement, isAcknowledgementKept: true }); // false
 */
export function hasAcknowledgementToLose(context: WizardContext): boolean {
  return isSubmitted(context) && !context.traits.noAck && !context.isAcknowledgementKept;
}

/**
 * Checks whether the form is submitted, paid, or perhaps paid: then its answers must not change any
 * more.
 *
 * @example
 * isLocked(wizard); // false
 * isLocked({ ...wizard, paymentOutcome: 'unknown' }); // true
 * isLocked({ ...wizard, paymentOutcome: 'rejected' }); // false
 */
export function isLocked(context: WizardContext): boolean {
  const { paymentOutcome } = context;
  return isSubmitted(context) || paymentOutcome === 'approved' || paymentOutcome === 'unknown';
}

/**
 * Checks whether the form must be paid online and is not paid yet.
 *
 * @example
 * isPaymentDue(wizard); // true
 * isPaymentDue({ ...wizard, amountCents: 0 }); // false
 * isPaymentDue({ ...wizard, paymentOutcome: 'approved' }); // false
 */
export function isPaymentDue({ facts, amountCents, paymentOutcome }: WizardContext): boolean {
  return (
    facts.submissionType === 'ALLOW_ESUBM' &&
    facts.paymentRequired &&
    facts.paymentMethodIndex < 0 &&
    amountCents > 0 &&
    paymentOutcome !== 'approved'
  );
}

/**
 * Checks whether the server must store the form before its submission, because of a payment or a
 * signature.
 */
export function needsSubmission(context: WizardContext): boolean {
  return isPaymentDue(context) || context.facts.signatures.some(({ disabled }) => !disabled);
}

/** Checks whether every own step must be validated (again) before the intent can continue. */
export function needsCheck({ intent, checked }: WizardContext): boolean {
  return !checked && intent !== undefined && CHECKED_INTENTS.has(intent);
}

/** Checks whether the server needs the answers before the intent can continue. */
export function needsSave(context: WizardContext): boolean {
  const { intent, stale } = context;
  if (!stale || intent === undefined) return false;
  // The server must have the current answers before the submission, even when no payment is due.
  if (intent === 'submit') return needsSubmission(context) || context.submissionId !== undefined;
  // The server completes a signed form from its own copy of the answers.
  if (intent === 'complete') return context.signed.length > 0;
  // The same holds for a save with signatures.
  if (intent === 'save') return context.signed.length > 0 && !isSubmitted(context);
  return SAVED_INTENTS.has(intent);
}

/**
 * Checks whether the user must solve the captcha before the intent's call; child machines check
 * this themselves.
 */
export function needsCaptcha(context: WizardContext): boolean {
  return (
    lacksToken(context) && (needsSave(context) || CALLING_INTENTS.has(context.intent ?? 'step'))
  );
}

/** Checks whether the session has no access token and no solved captcha to get one. */
export function lacksToken(context: WizardContext): boolean {
  return !context.captchaDisabled && !context.hasCaptchaToken && context.challenge === undefined;
}

/**
 * Checks whether an error prevented the check of a solved captcha: the captcha dialog opens again.
 */
export function isCaptchaUnchecked(context: WizardContext): boolean {
  const { dialog, intent, challenge, hasCaptchaToken } = context;
  const isOfCall = dialog?.kind === 'error' && intent !== undefined && intent !== 'step';
  return isOfCall && challenge !== undefined && !hasCaptchaToken;
}

/**
 * Returns the required signatures that are missing.
 *
 * @param signatures the signatures that the answers require
 * @param signed the signatures that are made
 * @param putOff the ids of the signatures postponed with "Sign later"
 * @returns one error per missing signature, at `/<signature id>`, with its message
 * @see specification, document 1, section 5 "Signature fields are required unless …"
 *
 * @example
 * const own = { id: 'ownerSign', holder: 'personal', optional: false, disabled: false, later: false };
 * missingSignatures([own], [], []);
 * // [{ path: '/ownerSign', key: 'validation_signatureRequired', args: [] }]
 * missingSignatures([{ ...own, optional: true }], [], []); // []
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
 * Checks whether a missing signature blocks the intent, because payment comes last. A form that is
 * only signed needs its signatures to be complete; a paper form can be signed on paper.
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
