import { E_CHEQUE_STEP } from '../definition/paymentFields.ts';
import type { WizardFacts } from './Screen.ts';
import { screenIndexOf, screensOf } from './screens.ts';
import type { LoadedProgress, WizardContext, WizardInput } from './WizardContext.ts';
import { isLocked } from './wizardRules.ts';

/** A change of the wizard's context. */
export type Change = Partial<WizardContext>;

/** Creates the context of a wizard. */
export function wizardContext(input: WizardInput): WizardContext {
  const { traits, facts, resume } = input;
  const screens = screensOf(traits, facts);
  const fresh: WizardContext = {
    ...BLANK,
    traits,
    facts,
    startedAt: input.now,
    screens,
    screenIndex: input.skipIntro ? firstOwnIndex(screens) : 0,
    visited: [],
    termsAcceptedAt: input.termsAcceptedAt,
    captchaDisabled: input.captcha.disabled,
    hasCaptchaToken: input.captcha.hasToken,
    amountCents: facts.amountCents,
  };
  const started = resume === undefined ? fresh : resumed(fresh, resume);
  return { ...started, ...shownScreen(started, started.screenIndex) };
}

/**
 * Applies new facts: updates the list of screens and keeps the current one if it still exists.
 *
 * @returns the change; if the current own step is gone, the screen at its index replaces it, or the
 *   last own step
 */
export function withFacts(context: WizardContext, facts: WizardFacts): Change {
  const screens = screensOf(context.traits, facts);
  const ids = new Set(screens.map(({ id }) => id));
  const invalid = new Set(facts.invalidSteps);
  const requested = new Set(facts.signatures.map(({ id }) => id));
  return {
    facts,
    screens,
    screenIndex: keptIndex(context, screens),
    visited: context.visited.filter((id) => ids.has(id)),
    completed: context.completed.filter((id) => ids.has(id) && !invalid.has(id)),
    signed: context.signed.filter(({ fieldId }) => requested.has(fieldId)),
    amountCents: context.stale ? facts.amountCents : context.amountCents,
  };
}

/** Records that an answer changed. A submission that is or may be paid cannot change any more. */
export function edited(context: WizardContext): Change {
  if (isLocked(context)) return {};
  return { edited: true, stale: true, checked: false, amountCents: context.facts.amountCents };
}

/** Shows a screen: marks it as visited and discards the pending move. */
export function shownScreen(context: WizardContext, index: number): Change {
  const screen = context.screens[index];
  if (screen === undefined) {
    throw new RangeError(`Cannot show screen ${index}: there are ${context.screens.length}`);
  }
  return {
    screenIndex: index,
    visited: context.visited.includes(screen.id)
      ? context.visited
      : [...context.visited, screen.id],
    intent: undefined,
    targetId: undefined,
    forced: false,
  };
}

/**
 * Shows a screen like `shownScreen`, and marks the visited screens before it as completed. If the
 * screen is before the current one, Next returns to the review.
 */
export function advancedTo(context: WizardContext, index: number): Change {
  const invalid = new Set(context.facts.invalidSteps);
  const passed = context.screens
    .slice(0, index)
    .map(({ id }) => id)
    .filter((id) => context.visited.includes(id) && !invalid.has(id));
  return {
    ...shownScreen(context, index),
    returnToReview: index < context.screenIndex,
    completed: [...new Set([...context.completed, ...passed])],
  };
}

/**
 * A change that removes the signatures, because the signed answers may change. The next save
 * removes them on the server.
 */
export const UNSIGNED: Change = { signed: [], signLater: [], signErrors: {}, stale: true };

/**
 * Starts a new form in the same wizard: only the retained answers remain.
 *
 * @param facts the facts about the retained answers
 * @see specification, document 1, section 4 "Start new form resets to resumeFromStepIdx or 0"
 */
export function restarted(context: WizardContext, facts: WizardFacts): Change {
  const screens = screensOf(context.traits, facts);
  const { resumeFromStep } = context.traits;
  const index = resumeFromStep === undefined ? 0 : screenIndexOf(screens, resumeFromStep);
  const fresh: WizardContext = {
    ...BLANK,
    traits: context.traits,
    facts,
    startedAt: context.startedAt,
    screens,
    termsAcceptedAt: context.termsAcceptedAt,
    captchaDisabled: context.captchaDisabled,
    hasCaptchaToken: context.hasCaptchaToken,
    amountCents: facts.amountCents,
  };
  return { ...fresh, ...shownScreen(fresh, Math.max(0, index)) };
}

/**
 * Applies loaded answers: their signatures, the complete steps, and the first step that needs
 * attention.
 */
export function loaded(
  context: WizardContext,
  { facts, signed, kept, screenId, completed = [] }: LoadedProgress,
): Change {
  const reset = { ...context, ...restarted(context, facts) };
  const wanted = screenId === undefined ? -1 : screenIndexOf(reset.screens, screenId);
  const index = wanted < 0 ? firstOwnIndex(reset.screens) : wanted;
  const done = reset.screens
    .filter(({ id, kind }, at) => completed.includes(id) || (kind === 'intro' && at < index))
    .map(({ id }) => id);
  const visited = [...new Set([...reset.visited, ...done])];
  return {
    ...reset,
    ...shownScreen({ ...reset, visited }, index),
    completed: done,
    signed,
    ...(kept && {
      submissionId: kept.submissionId,
      amountCents: kept.amountCents ?? reset.amountCents,
      stale: false,
      hasCaptchaToken: true,
    }),
  };
}

/** Returns the index of the first own step, "step 1" in the specification. */
export function firstOwnIndex(screens: WizardContext['screens']): number {
  return Math.max(
    0,
    screens.findIndex(({ kind }) => kind === 'own'),
  );
}

/**
 * Returns the step that the choice of an e-Cheque on the review added, until the applicant visits
 * it.
 *
 * @returns its index, or -1 without such a step
 */
export function eChequeIndex({ screens, visited }: WizardContext): number {
  return visited.includes(E_CHEQUE_STEP) ? -1 : screenIndexOf(screens, E_CHEQUE_STEP);
}

/**
 * Returns the index of the screen after the own steps: the review, or else the submission. Returns
 * -1 without both.
 */
export function gateIndex(screens: WizardContext['screens']): number {
  return screens.findIndex(({ kind }) => kind === 'confirmation' || kind === 'submission');
}

function resumed(
  context: WizardContext,
  resume: NonNullable<WizardInput['resume']>,
): WizardContext {
  const { screens } = context;
  const submission = screens.findIndex(({ kind }) => kind === 'submission');
  const screenIndex = Math.max(0, resume.acknowledgement ? screens.length - 1 : submission);
  const before = screens.slice(0, screenIndex).map(({ id }) => id);
  return {
    ...context,
    screenIndex,
    visited: before,
    completed: before,
    stale: false,
    checked: true,
    submissionId: resume.submissionId,
    amountCents: resume.amountCents,
    transactionId: resume.transactionId,
    startedPayment: resume.startedPayment,
    signed: resume.signed ?? [],
    acknowledgement: resume.acknowledgement,
  };
}

function keptIndex(context: WizardContext, screens: WizardContext['screens']): number {
  const current = context.screens[context.screenIndex];
  const kept = current === undefined ? -1 : screenIndexOf(screens, current.id);
  if (kept >= 0) return kept;
  const lastOwn = screens.findLastIndex(({ kind }) => kind === 'own');
  return Math.max(0, Math.min(context.screenIndex, lastOwn));
}

const BLANK = {
  screenIndex: 0,
  visited: [],
  completed: [],
  returnToReview: false,
  intent: undefined,
  targetId: undefined,
  forced: false,
  dialog: undefined,
  termsAcceptedAt: undefined,
  edited: false,
  stale: true,
  checked: false,
  challenge: undefined,
  demand: undefined,
  submissionId: undefined,
  signed: [],
  signLater: [],
  signErrors: {},
  signing: undefined,
  signWay: 'certificate',
  transactionId: undefined,
  startedPayment: undefined,
  paymentOutcome: undefined,
  serverMessage: undefined,
  acknowledgement: undefined,
  isAcknowledgementKept: false,
} satisfies Change;
