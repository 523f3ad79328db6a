import {
  behaviourOf,
  type FormStore,
  traitsOf,
  type ValidatorModule,
  type WizardFacts,
  wizardButtons,
} from '#engine';
import { currentScreen } from '../../../engine/wizard/wizardRules.ts';
import { effects } from '../../engine/support/wizardEffects.ts';
import { FILE, input, NOW } from '../../engine/support/wizardFacts.ts';
import { send, settle, startWizard, type Wizard } from '../../engine/support/wizardWorld.ts';

/** A limit far above the number of screens and dialogs of any form. */
const MOST_MOVES = 60;

/** The result of a walk. */
export interface WalkEnd {
  /** Ids of the visited screens, in order. */
  readonly screens: readonly string[];
  /** Whether the form was submitted, or completed on paper. */
  readonly isDone: boolean;
  /** The dialog that blocked the walk if it was not done. */
  readonly dialog: unknown;
}

/** Returns the facts of some answers, computed like in the page. */
export function factsOf(store: FormStore, validator: ValidatorModule, now: string): WizardFacts {
  const behaviour = behaviourOf(store.plan, validator, store.data(), now);
  return {
    steps: behaviour.steps,
    submissionType: behaviour.submissionType,
    paymentRequired: behaviour.isPaymentRequired,
    paymentMethodIndex: behaviour.paymentMethodIndex,
    amountCents: store.fee().totalCents,
    signatures: behaviour.signatures,
  };
}

/**
 * Walks a filled form through the wizard with a server that accepts every call. Presses the forward
 * buttons, signs and pays.
 */
export async function walkWizard(store: FormStore, facts: WizardFacts): Promise<WalkEnd> {
  const validate = (steps?: readonly string[]) => ({ errors: store.validateSteps(steps), facts });
  const fx = effects(facts);
  fx.validateStep.mockImplementation(async ({ screenId }) => validate([screenId]));
  fx.validateAll.mockImplementation(async () =>
    validate(facts.steps.map(({ id }) => id).filter((id) => store.isStepVisible(id))),
  );
  const { wizard } = startWizard(fx, input(facts, { traits: traitsOf(store.plan), now: NOW }));
  const screens: string[] = [];
  for (let move = 0; move < MOST_MOVES; move += 1) {
    const { context } = wizard.getSnapshot();
    const { id } = currentScreen(context);
    if (screens.at(-1) !== id) screens.push(id);
    if (context.acknowledgement || context.dialog?.kind === 'validation') break;
    if (!(await goOn(wizard))) break;
  }
  const { acknowledgement, dialog } = wizard.getSnapshot().context;
  wizard.stop();
  return { screens, isDone: acknowledgement !== undefined, dialog };
}

/** Performs the next action of an applicant. @returns whether there was an action */
async function goOn(wizard: Wizard): Promise<boolean> {
  const { context, children } = wizard.getSnapshot();
  const screen = currentScreen(context);
  if (screen.kind === 'intro') {
    await send(wizard, { type: 'terms.accepted', at: '2026-11-20T10:00:01+08:00' });
    await send(wizard, { type: 'start' });
    return true;
  }
  if (children.payment) {
    children.payment.send({ type: 'method.chosen', method: 'creditcard-visa' });
    children.payment.send({ type: 'pay', paymentWindow: 'opened' });
    await settle();
    return true;
  }
  const unsigned = context.facts.signatures.find(
    ({ id, disabled }) => !disabled && !context.signed.some(({ fieldId }) => fieldId === id),
  );
  if (screen.kind === 'submission' && unsigned) return sign(wizard, unsigned.id);
  const [button] = wizardButtons(context).forward;
  if (button) await send(wizard, { type: button.kind });
  return button !== undefined;
}

async function sign(wizard: Wizard, fieldId: string): Promise<boolean> {
  await send(wizard, { type: 'sign', fieldId });
  wizard.getSnapshot().children.signing?.send({
    type: 'certificate.chosen',
    file: FILE,
    pin: '1234',
  });
  await settle();
  return wizard.getSnapshot().context.signed.some((each) => each.fieldId === fieldId);
}
