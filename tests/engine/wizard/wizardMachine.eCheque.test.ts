import { describe, expect, it } from 'vitest';
import type { WizardFacts } from '../../../engine/wizard/Screen.ts';
import { effects } from '../support/wizardEffects.ts';
import { FACTS, input, step } from '../support/wizardFacts.ts';
import { walkToReview } from '../support/wizardWalks.ts';
import { screenId, send, startWizard } from '../support/wizardWorld.ts';

/** The facts after the choice of an e-Cheque on the review. */
const CHEQUE: WizardFacts = {
  ...FACTS,
  steps: [...FACTS.steps, step('eCheque')],
  paymentRequired: false,
  paymentMethod: 'echq',
  paymentMethodIndex: -7,
  signatures: [],
};
const CARD: WizardFacts = { ...FACTS, signatures: [], paymentMethod: 'visa' };
const ERROR = { path: '/uploadECheque', key: 'validation_file_required', args: [] };

/** Returns a wizard on its review after the choice of an e-Cheque. */
async function withCheque() {
  const run = startWizard(effects(CARD), input(CARD));
  await walkToReview(run.wizard);
  run.fx.validateStep.mockResolvedValue({ errors: [], facts: CHEQUE });
  run.fx.validateAll.mockResolvedValue({ errors: [], facts: CHEQUE });
  await send(run.wizard, { type: 'edited' }, { type: 'facts.changed', facts: CHEQUE });
  return run;
}

const menu = (wizard: Awaited<ReturnType<typeof withCheque>>['wizard']) =>
  wizard.getSnapshot().context.screens.map(({ id }) => id);

describe('wizardMachine: Upload e-Cheque', () => {
  it('is skipped without an e-Cheque', async () => {
    const { wizard } = startWizard(effects(CARD), input(CARD));
    await walkToReview(wizard);
    expect(menu(wizard)).not.toContain('eCheque');
    await send(wizard, { type: 'next' });
    expect(screenId(wizard)).toBe('submission');
  });

  it('is inserted before the review, which remains on the screen', async () => {
    const { wizard } = await withCheque();
    expect(menu(wizard).slice(3, 5)).toEqual(['eCheque', 'confirmation']);
    expect(screenId(wizard)).toBe('confirmation');
  });

  it('follows Next of the review, and its own Next returns to the review', async () => {
    const { wizard, fx } = await withCheque();
    const saves = fx.saveForReview.mock.calls.length;
    await send(wizard, { type: 'next' });
    expect(screenId(wizard)).toBe('eCheque');
    expect(fx.saveForReview).toHaveBeenCalledTimes(saves);
    await send(wizard, { type: 'next' });
    expect(screenId(wizard)).toBe('confirmation');
    expect(fx.saveForReview).toHaveBeenCalledTimes(saves + 1);
    expect(wizard.getSnapshot().context.completed).toContain('eCheque');
    await send(wizard, { type: 'next' });
    expect(screenId(wizard)).toBe('submission');
  });

  it('stays on the screen while its file is missing', async () => {
    const { wizard, fx } = await withCheque();
    await send(wizard, { type: 'next' });
    fx.validateStep.mockResolvedValueOnce({ errors: [ERROR], facts: CHEQUE });
    await send(wizard, { type: 'next' });
    expect(screenId(wizard)).toBe('eCheque');
    expect(wizard.getSnapshot().context.dialog).toEqual({ kind: 'validation', errors: [ERROR] });
  });

  it('opens from its Change link and from the menu; Back leads to the previous step', async () => {
    const { wizard } = await withCheque();
    await send(wizard, { type: 'next' }, { type: 'next' });
    await send(wizard, { type: 'change', screenId: 'eCheque' });
    expect(screenId(wizard)).toBe('eCheque');
    await send(wizard, { type: 'next' }, { type: 'jump', screenId: 'eCheque' });
    expect(screenId(wizard)).toBe('eCheque');
    await send(wizard, { type: 'back' });
    expect(screenId(wizard)).toBe('orders');
  });

  it('disappears when another method is chosen, so the review leads to the submission', async () => {
    const { wizard, fx } = await withCheque();
    fx.validateStep.mockResolvedValue({ errors: [], facts: CARD });
    fx.validateAll.mockResolvedValue({ errors: [], facts: CARD });
    await send(wizard, { type: 'facts.changed', facts: CARD }, { type: 'next' });
    expect(screenId(wizard)).toBe('submission');
  });

  it('charges nothing through the gateway, and submits the form', async () => {
    const { wizard, fx } = await withCheque();
    await send(wizard, { type: 'next' }, { type: 'next' }, { type: 'next' }, { type: 'submit' });
    expect(wizard.getSnapshot().value).toBe('acknowledged');
    expect(fx.prepareTransaction).not.toHaveBeenCalled();
    expect(fx.submit).toHaveBeenCalledWith(expect.objectContaining({ amountCents: 0 }));
  });
});

describe('wizardMachine: the choice on the review', () => {
  it('is validated before the screen changes', async () => {
    const { wizard, fx } = startWizard(effects(CARD), input(CARD));
    await walkToReview(wizard);
    const missing = { path: '/CDPaymentMethod', key: 'validation_required', args: [] };
    fx.validateStep.mockResolvedValueOnce({ errors: [missing], facts: CARD });
    await send(wizard, { type: 'next' });
    expect(fx.validateStep).toHaveBeenLastCalledWith({ screenId: 'confirmation' });
    expect(screenId(wizard)).toBe('confirmation');
    expect(wizard.getSnapshot().context.dialog).toEqual({ kind: 'validation', errors: [missing] });
  });

  it('of a paper method completes the form on the review', async () => {
    const paper: WizardFacts = {
      ...CARD,
      submissionType: 'OFFLINE_SUBM',
      paymentRequired: false,
      paymentMethod: 'cheque',
      paymentMethodIndex: 0,
    };
    const { wizard, fx } = startWizard(effects(paper), input(CARD));
    await walkToReview(wizard);
    await send(wizard, { type: 'facts.changed', facts: paper }, { type: 'complete' });
    expect(wizard.getSnapshot().value).toBe('acknowledged');
    expect(fx.complete).toHaveBeenCalledTimes(1);
    expect(fx.submit).not.toHaveBeenCalled();
  });

  it('is selected in the payment dialog, if the gateway offers it', async () => {
    const chosen = async (paymentMethod: string) => {
      const facts = { ...CARD, paymentMethod };
      const { wizard } = startWizard(effects(facts), input(facts));
      await walkToReview(wizard);
      await send(wizard, { type: 'next' }, { type: 'next' });
      return wizard.getSnapshot().children.payment?.getSnapshot().context.method;
    };
    expect(await chosen('fps')).toBe('fps');
    expect(await chosen('pps')).toBeUndefined();
  });
});
