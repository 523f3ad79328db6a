import type { Plan } from '../definition/Plan.ts';
import type { FormTraits, Screen, ScreenKind, WizardFacts } from './Screen.ts';

/**
 * Returns the screens of a wizard, in order.
 *
 * A normal form has intro, own steps, confirmation, submission and acknowledgement. A simplified
 * form has neither intro nor confirmation. `skipReview` removes the confirmation; `noAck`
 * (SUPPLINK) removes the acknowledgement. The submission screen exists for a signature. It also
 * exists for an electronic submission with a payment, an acknowledgement e-mail or a review.
 *
 * @param traits the traits of the form
 * @param facts the facts about the current answers
 * @returns the screens; own steps only if they are visible
 * @see specification, document 1, section 2 "Wizard layout"
 *
 * @example
 * screensOf(wizard.traits, wizard.facts).map(({ id }) => id);
 * // ['intro', 'particulars', 'request', 'confirmation', 'submission', 'acknowledgement']
 * screensOf({ ...wizard.traits, simplifiedForm: true }, wizard.facts).map(({ kind }) => kind);
 * // ['own', 'own', 'submission', 'acknowledgement']
 */
export function screensOf(traits: FormTraits, facts: WizardFacts): readonly Screen[] {
  const own = facts.steps.map(
    ({ id, hideBack, hideNext, hideNavigation, hideSavePrint }): Screen => ({
      kind: 'own',
      id,
      hideBack: hideBack || hideNavigation,
      hideNext: hideNext || hideNavigation,
      hideNavigation,
      hideSavePrint,
    }),
  );
  const fixed: readonly (Screen | undefined)[] = [
    traits.simplifiedForm || traits.skipReview ? undefined : fixedScreen('confirmation'),
    hasSubmissionScreen(traits, facts) ? fixedScreen('submission') : undefined,
    traits.noAck ? undefined : fixedScreen('acknowledgement'),
  ];
  const intro = traits.simplifiedForm ? [] : [fixedScreen('intro')];
  return [...intro, ...own, ...fixed.filter((screen) => screen !== undefined)];
}

/**
 * Returns the traits of a form that the wizard needs.
 *
 * @param plan a compiled form
 * @returns its traits; none depends on an answer
 *
 * @example
 * traitsOf(FIRST.plan).asksAckEmail; // true
 * traitsOf(FIRST.plan).retain; // []
 */
export function traitsOf(plan: Plan): FormTraits {
  const { manifest } = plan;
  return {
    code: plan.code,
    simplifiedForm: manifest.simplifiedForm ?? false,
    skipReview: manifest.skipReview ?? false,
    noAck: manifest.noAck ?? false,
    hidePrintBtn: manifest.hidePrintBtn ?? false,
    asksAckEmail: plan.workflowFields.length > 0,
    resumeFromStep: manifest.resume?.fromStep,
    retain: manifest.resume?.retain ?? [],
  };
}

/** Returns the index of a screen; -1 when the list does not contain it. */
export function screenIndexOf(screens: readonly Screen[], id: string): number {
  return screens.findIndex((screen) => screen.id === id);
}

function hasSubmissionScreen(traits: FormTraits, facts: WizardFacts): boolean {
  if (facts.signatures.some(({ disabled }) => !disabled)) return true;
  if (facts.submissionType !== 'ALLOW_ESUBM') return false;
  const hasOwnQuestions = facts.paymentRequired || traits.asksAckEmail;
  return hasOwnQuestions || !(traits.simplifiedForm || traits.skipReview);
}

function fixedScreen(kind: Exclude<ScreenKind, 'own'>): Screen {
  const bare = kind === 'intro' || kind === 'acknowledgement';
  return {
    kind,
    id: kind,
    hideBack: bare,
    hideNext: bare,
    hideNavigation: bare,
    hideSavePrint: kind === 'intro',
  };
}
