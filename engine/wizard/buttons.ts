import { canHandOn } from './canHandOn.ts';
import { eChequeIndex } from './moves.ts';
import type { Screen } from './Screen.ts';
import type { Intent, WizardContext } from './WizardContext.ts';
import { currentScreen, isLocked, isPaymentDue, isSubmitted } from './wizardRules.ts';

/** A button that continues, with its event and its intent. */
export interface ForwardButton {
  readonly kind: 'next' | 'submit' | 'complete';
  readonly leadsTo: Intent;
}

/** The buttons under a screen. */
export interface WizardButtons {
  readonly back: boolean;
  /** The buttons that continue; the first is the primary one. */
  readonly forward: readonly ForwardButton[];
  readonly clear: boolean;
  readonly save: boolean;
  readonly print: boolean;
}

/**
 * Determines which buttons a screen shows.
 *
 * - Own steps: Next. The last own step of a form without a review has the final button: Submit for
 *   a free electronic submission, Next where a payment or a signature follows.
 * - Review: a step that a choice here added (Upload e-Cheque) comes first. A form without
 *   electronic submission shows Complete, and so does a form with a paper payment method ("Complete
 *   if the payment amount is not below zero": an offline method's index). A form that is only
 *   signed shows Complete after one signature. Other forms show Next. Next comes first while some
 *   signatures are made and others are missing.
 * - Submission: Next for a payment that is due. Otherwise Submit or Complete, as on the review.
 *
 * @param context the context of the wizard
 * @returns the buttons; after the submission no button continues
 * @see specification, document 1, section 4 "Step movement"
 *
 * @example
 * wizardButtons(wizard).forward; // [{ kind: 'next', leadsTo: 'step' }]
 * wizardButtons({ ...wizard, screenIndex: 4 }).forward;
 * // [{ kind: 'next', leadsTo: 'payment' }]: the submission screen
 */
export function wizardButtons(context: WizardContext): WizardButtons {
  const screen = currentScreen(context);
  const onForm = screen.kind !== 'intro' && screen.kind !== 'acknowledgement';
  const isOpen = onForm && !isSubmitted(context);
  return {
    back: isOpen && context.screenIndex > 0 && !screen.hideBack && !isLocked(context),
    forward: isOpen && !screen.hideNext ? forwardButtons(context, screen) : [],
    clear: isOpen && screen.kind === 'own',
    save: onForm && !screen.hideSavePrint,
    print: screen.kind !== 'intro' && !screen.hideSavePrint && !context.traits.hidePrintBtn,
  };
}

function forwardButtons(context: WizardContext, screen: Screen): readonly ForwardButton[] {
  switch (screen.kind) {
    case 'own':
      return ownButtons(context);
    case 'confirmation':
      return reviewButtons(context);
    case 'submission':
      return submissionButtons(context);
    case 'intro':
    case 'acknowledgement':
      return [];
  }
}

function ownButtons(context: WizardContext): readonly ForwardButton[] {
  if (context.returnToReview) return [next('review')];
  switch (context.screens[context.screenIndex + 1]?.kind) {
    case 'own':
      return [next('step')];
    case 'confirmation':
      return [next('review')];
    case 'submission':
      return [next('submission')];
    default:
      return handingIn(context);
  }
}

function reviewButtons(context: WizardContext): readonly ForwardButton[] {
  if (eChequeIndex(context) >= 0) return [next('step')];
  const goesOn = context.screens[context.screenIndex + 1]?.kind === 'submission';
  const { submissionType, paymentRequired, paymentMethodIndex } = context.facts;
  const isPaidOnPaper = paymentRequired && paymentMethodIndex >= 0;
  if (submissionType === 'ALLOW_ESUBM' && !isPaidOnPaper) {
    return goesOn ? [next('submission')] : handingIn(context);
  }
  const onward = goesOn ? [next('submission')] : [];
  // The next signer has not signed yet.
  if (canHandOn(context)) return [...onward, ...completion(context)];
  return [...completion(context), ...onward];
}

function submissionButtons(context: WizardContext): readonly ForwardButton[] {
  return isPaymentDue(context) ? [next('payment')] : handingIn(context);
}

/** Returns the buttons that finish the form here, without a payment. */
function handingIn(context: WizardContext): readonly ForwardButton[] {
  return context.facts.submissionType === 'ALLOW_ESUBM'
    ? [{ kind: 'submit', leadsTo: 'submit' }]
    : completion(context);
}

function completion({ facts, signed }: WizardContext): readonly ForwardButton[] {
  const awaitsSignature = facts.submissionType === 'SIGN_ONLY' && signed.length === 0;
  return awaitsSignature ? [] : [{ kind: 'complete', leadsTo: 'complete' }];
}

function next(leadsTo: Intent): ForwardButton {
  return { kind: 'next', leadsTo };
}
