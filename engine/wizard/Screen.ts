import type { SubmissionType } from '../definition/Manifest.ts';
import type { StepPlan } from '../definition/Plan.ts';

/** What a screen is: the five of every wizard (document 1, section 2 "Steps"). */
export type ScreenKind = 'intro' | 'own' | 'confirmation' | 'submission' | 'acknowledgement';

/** One screen of the wizard. Fixed screens have the id of their kind, own steps their own id. */
export interface Screen {
  readonly kind: ScreenKind;
  readonly id: string;
  readonly hideBack: boolean;
  readonly hideNext: boolean;
  readonly hideNavigation: boolean;
  readonly hideSavePrint: boolean;
}

/** What the wizard must know of a form and that no answer changes. See `traitsOf`. */
export interface FormTraits {
  readonly code: string;
  readonly simplifiedForm: boolean;
  readonly skipReview: boolean;
  readonly noAck: boolean;
  readonly hidePrintBtn: boolean;
  /** The submission screen asks for an acknowledgement e-mail. */
  readonly asksAckEmail: boolean;
  /** Where "start new form" begins; the first screen when absent. */
  readonly resumeFromStep?: string | undefined;
  /** Root fields whose answers "start new form" keeps. */
  readonly retain: readonly string[];
}

/** One signature that the answers ask for now. */
export interface SignatureFact {
  readonly id: string;
  readonly holder: 'personal' | 'organisation';
  readonly optional: boolean;
  readonly disabled: boolean;
  /** May be put off ("Sign later"). */
  readonly later: boolean;
}

/**
 * What the answers decide about the wizard's conduct. The page works it out from the form store
 * and sends it whenever it changes; the machine holds no answers.
 */
export interface WizardFacts {
  /** Own steps visible now, in order. */
  readonly steps: readonly StepPlan[];
  readonly submissionType: SubmissionType;
  /** The form takes a payment and no rule waives it. */
  readonly paymentRequired: boolean;
  /** Index of the chosen payment method: below zero is online, the others are paper ones. */
  readonly paymentMethodIndex: number;
  /** The method itself, where one was chosen on the review. */
  readonly paymentMethod?: string | undefined;
  /** The fee as the browser computes it; the server's figure replaces it on saving. */
  readonly amountCents: number;
  readonly signatures: readonly SignatureFact[];
  /** Own steps that do not hold now, where the page knows: they lose their tick. */
  readonly invalidSteps?: readonly string[] | undefined;
  /** What happens next, as ids of texts; see `nextStepIds`. */
  readonly nextSteps?: readonly string[];
}
