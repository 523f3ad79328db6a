import type { Plan } from '../definition/Plan.ts';
import type { FormTraits, Screen, ScreenKind, WizardFacts } from './Screen.ts';

/**
 * Lists the screens of a wizard, in order.
 *
 * A normal form: intro, own steps, confirmation, submission, acknowledgement. A simplified form
 * has neither intro nor confirmation, `skipReview` no confirmation, `noAck` (SUPPLINK) no
 * acknowledgement. The submission screen is there when it has something to ask: an electronic
 * submission, or a signature.
 *
 * @param traits what the form is
 * @param facts what the answers decide now
 * @returns the screens; own steps as they are visible now
 * @see specification, document 1, section 2 "Wizard layout"
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
 * Takes from a plan what the wizard must know of the form.
 *
 * @param plan a compiled form
 * @returns its traits; nothing here depends on an answer
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

/** Where a screen stands; -1 when it is not among them. */
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
