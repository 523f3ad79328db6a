import { CallError, type CallFailure } from '../../../engine/calls/CallFailure.ts';
import type { WizardFacts } from '../../../engine/wizard/Screen.ts';
import type { Effects } from './wizardEffects.ts';
import { FACTS, FREE } from './wizardFacts.ts';
import { toSubmission, walkToReview } from './wizardWalks.ts';
import { send, settle, type Wizard } from './wizardWorld.ts';

/** The facts of a form that is submitted on paper. */
export const POSTED: WizardFacts = { ...FREE, submissionType: 'OFFLINE_SUBM' };

/** A call of the wizard: the steps before the call, and the screen after the response. */
export interface WizardCall {
  readonly name: 'saveForReview' | 'submit' | 'complete' | 'makeDocument';
  readonly wish: string;
  readonly facts: WizardFacts;
  readonly run: (wizard: Wizard) => Promise<void>;
  readonly end: string;
}

/** Each call of the wizard, on the path to the end of a form. */
export const CALLS: readonly WizardCall[] = [
  {
    name: 'saveForReview',
    wish: 'review',
    facts: FACTS,
    run: walkToReview,
    end: 'confirmation',
  },
  {
    name: 'submit',
    wish: 'submission',
    facts: FREE,
    run: async (wizard) => {
      await toSubmission(wizard);
      await send(wizard, { type: 'submit' });
    },
    end: 'acknowledgement',
  },
  {
    name: 'complete',
    wish: 'completion',
    facts: POSTED,
    run: async (wizard) => {
      await walkToReview(wizard);
      await send(wizard, { type: 'complete' });
    },
    end: 'acknowledgement',
  },
  {
    name: 'makeDocument',
    wish: 'print',
    facts: FACTS,
    run: async (wizard) => {
      await walkToReview(wizard);
      await send(wizard, { type: 'print' });
    },
    end: 'confirmation',
  },
];

/** Returns the open captcha dialog. */
export const captchaOf = (wizard: Wizard) => wizard.getSnapshot().children.captcha;

/** Types the answer into the captcha, if an answer is given, and submits the captcha. */
export async function solveCaptcha(wizard: Wizard, answer?: string): Promise<void> {
  const captcha = captchaOf(wizard);
  if (answer !== undefined) captcha?.send({ type: 'answer.changed', answer });
  captcha?.send({ type: 'submit' });
  await settle();
}

/** Makes the next call of this effect fail. */
export function failOnce(fx: Effects, name: WizardCall['name'], failure: CallFailure): void {
  fx[name].mockRejectedValueOnce(new CallError(failure));
}
