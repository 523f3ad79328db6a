import type { SubmissionType } from '../definition/Manifest.ts';
import type { StepPlan } from '../definition/Plan.ts';

/** A kind of screen: every wizard uses these five (document 1, section 2 "Steps"). */
export type ScreenKind = 'intro' | 'own' | 'confirmation' | 'submission' | 'acknowledgement';

/** A screen of the wizard. Fixed screens have the id of their kind, own steps their own id. */
export interface Screen {
  readonly kind: ScreenKind;
  readonly id: string;
  readonly hideBack: boolean;
  readonly hideNext: boolean;
  readonly hideNavigation: boolean;
  readonly hideSavePrint: boolean;
}

/** The traits of a form that the wizard needs and that no answer changes (see `traitsOf`). */
export interface FormTraits {
  readonly code: string;
  readonly simplifiedForm: boolean;
  readonly skipReview: boolean;
  readonly noAck: boolean;
  readonly hidePrintBtn: boolean;
  /** Whether the submission screen offers an acknowledgement e-mail. */
  readonly asksAckEmail: boolean;
  /** The id of the screen where "start new form" begins; the first screen when absent. */
  readonly resumeFromStep?: string | undefined;
  /** The root fields whose answers "start new form" keeps. */
  readonly retain: readonly string[];
}

/** A signature that the current answers require. */
export interface SignatureFact {
  readonly id: string;
  readonly holder: 'personal' | 'organisation';
  readonly optional: boolean;
  readonly disabled: boolean;
  /** Whether the applicant may postpone it ("Sign later"). */
  readonly later: boolean;
}

/**
 * The facts about the current answers that the wizard needs. The page computes them from the form
 * store and sends every change; the machine stores no answers.
 */
export interface WizardFacts {
  /** The visible own steps, in order. */
  readonly steps: readonly StepPlan[];
  readonly submissionType: SubmissionType;
  /** Whether the form takes a payment and no rule waives it. */
  readonly paymentRequired: boolean;
  /**
   * The index of the chosen payment method: a negative index is online, the others are paper
   * methods.
   */
  readonly paymentMethodIndex: number;
  /** The payment method, when the applicant chose one on the review. */
  readonly paymentMethod?: string | undefined;
  /** The fee as computed in the browser; the server's amount replaces it on saving. */
  readonly amountCents: number;
  readonly signatures: readonly SignatureFact[];
  /** The own steps with errors, where the page knows them: they lose their tick. */
  readonly invalidSteps?: readonly string[] | undefined;
  /** The steps that follow a submission, as ids of texts (see `nextStepIds`). */
  readonly nextSteps?: readonly string[];
}
