import { canHandOn } from '../signing/canHandOn.ts';
import { eChequeIndex } from './moves.ts';
import type { Screen } from './Screen.ts';
import type { Intent, WizardContext } from './WizardContext.ts';
import { currentScreen, isLocked, isPaymentDue, isSubmitted } from './wizardRules.ts';

/** A button that goes on, by the event it sends, and what it leads to. */
export interface ForwardButton {
  readonly kind: 'next' | 'submit' | 'complete';
  readonly leadsTo: Intent;
}

/** The buttons under a screen. */
export interface WizardButtons {
  readonly back: boolean;
  /** The first is the primary one. */
  readonly forward: readonly ForwardButton[];
  readonly clear: boolean;
  readonly save: boolean;
  readonly print: boolean;
}

/**
 * Decides which buttons a screen shows.
 *
 * - Own steps: Next. The last own step of a form without a review carries the button of what
 *   follows: Submit for a free electronic submission, Next where there is a payment or a signature.
 * - Review: a step that was chosen here (Upload e-Cheque) comes first; a form that is not submitted electronically shows Complete, one that is only signed
 *   shows it once something is signed, one that is paid by a paper method shows it too ("Complete
 *   if the payment amount is not below zero": an offline method's index); otherwise Next. Next comes
 *   first where some signatures are made and others are open.
 * - Submission: Next leads to a payment that is due, else Submit; Complete as on the review.
 *
 * @param context of the wizard
 * @returns the buttons; none goes on once the form is submitted
 * @see specification, document 1, section 4 "Step movement"
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

/** What ends the form here, without a payment. */
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
