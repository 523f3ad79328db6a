import { describe, expect, it } from 'vitest';
import type { WizardFacts } from '../../../engine/wizard/Screen.ts';
import { effects } from '../support/wizardEffects.ts';
import { FACTS, input, step } from '../support/wizardFacts.ts';
import { signedWizard, walkToReview } from '../support/wizardWalks.ts';
import { screenId, send, startWizard } from '../support/wizardWorld.ts';

const WRONG = { path: '/particulars', key: 'validation_required', args: [] };

describe('wizardMachine: next and back', () => {
  it('validates the step first: errors open the dialog and keep the step', async () => {
    const { wizard, fx } = startWizard(effects(), input(FACTS, { skipIntro: true }));
    fx.validateStep.mockResolvedValueOnce({ errors: [WRONG], facts: FACTS });
    await send(wizard, { type: 'next' });
    expect(fx.validateStep).toHaveBeenCalledExactlyOnceWith({ screenId: 'particulars' });
    expect(screenId(wizard)).toBe('particulars');
    expect(wizard.getSnapshot().context.dialog).toEqual({ kind: 'validation', errors: [WRONG] });
    await send(wizard, { type: 'dialog.closed' }, { type: 'next' });
    expect(screenId(wizard)).toBe('orders');
    expect(wizard.getSnapshot().context.dialog).toBeUndefined();
  });

  it('goes back without validation, and keeps the completed steps', async () => {
    const { wizard, fx } = startWizard();
    await walkToReview(wizard);
    fx.validateStep.mockClear();
    await send(wizard, { type: 'back' });
    expect(screenId(wizard)).toBe('orders');
    expect(fx.validateStep).not.toHaveBeenCalled();
    expect(wizard.getSnapshot().context.completed).toContain('orders');
  });

  it.each(['hideBack', 'hideNavigation'])('does not go back from a step with %s', async (key) => {
    const facts = { ...FACTS, steps: [step('particulars'), step('orders', { [key]: true })] };
    const { wizard } = startWizard(effects(facts), input(facts, { skipIntro: true }));
    await send(wizard, { type: 'next' }, { type: 'back' });
    expect(screenId(wizard)).toBe('orders');
    await send(wizard, { type: 'jump', screenId: 'particulars' });
    expect(screenId(wizard)).toBe('orders');
  });

  it('validates every own step before the review, and marks no invalid step as completed', async () => {
    const { wizard, fx } = startWizard();
    fx.validateAll.mockResolvedValueOnce({
      errors: [WRONG],
      facts: { ...FACTS, invalidSteps: ['particulars'] },
    });
    await walkToReview(wizard);
    expect(screenId(wizard)).toBe('orders');
    expect(wizard.getSnapshot().context.dialog).toEqual({ kind: 'validation', errors: [WRONG] });
    expect(wizard.getSnapshot().context.completed).not.toContain('particulars');
    expect(fx.saveForReview).not.toHaveBeenCalled();
  });

  it("shows the server's errors from a save", async () => {
    const { wizard, fx } = startWizard();
    fx.saveForReview.mockResolvedValueOnce({ result: 'validationError', errors: [WRONG] });
    await walkToReview(wizard);
    expect(screenId(wizard)).toBe('orders');
    expect(wizard.getSnapshot().context.dialog).toEqual({ kind: 'validation', errors: [WRONG] });
    await send(wizard, { type: 'dialog.closed' }, { type: 'next' });
    expect(screenId(wizard)).toBe('confirmation');
    expect(fx.validateAll).toHaveBeenCalledTimes(2);
  });

  it('saves again only after an edit', async () => {
    const { wizard, fx } = startWizard();
    await walkToReview(wizard);
    await send(wizard, { type: 'back' }, { type: 'next' });
    expect([screenId(wizard), fx.saveForReview.mock.calls.length]).toEqual(['confirmation', 1]);
    await send(wizard, { type: 'back' }, { type: 'edited' }, { type: 'next' });
    expect(screenId(wizard)).toBe('confirmation');
    expect(fx.saveForReview).toHaveBeenLastCalledWith(
      expect.objectContaining({ submissionId: 'S1' }),
    );
    expect(fx.saveForReview).toHaveBeenCalledTimes(2);
  });

  it('uses the server’s amount after a save, and the browser’s amount during edits', async () => {
    const { wizard, fx } = startWizard();
    fx.saveForReview.mockResolvedValueOnce({
      result: 'ok',
      submissionId: 'S1',
      amountCents: 41_000,
      invalidSignatures: [],
    });
    await walkToReview(wizard);
    expect(wizard.getSnapshot().context.amountCents).toBe(41_000);
    await send(
      wizard,
      { type: 'edited' },
      { type: 'facts.changed', facts: { ...FACTS, amountCents: 76_000 } },
    );
    expect(wizard.getSnapshot().context.amountCents).toBe(76_000);
  });
});

describe('wizardMachine: steps that appear and disappear', () => {
  const MORE: WizardFacts = { ...FACTS, steps: [...FACTS.steps, step('documents')] };

  it('continues to a step that an answer of the current step added', async () => {
    const { wizard, fx } = startWizard(effects(), input(FACTS, { skipIntro: true }));
    await send(wizard, { type: 'next' });
    fx.validateStep.mockResolvedValue({ errors: [], facts: MORE });
    await send(wizard, { type: 'next' });
    expect(screenId(wizard)).toBe('documents');
  });

  it('continues to the review when the next step disappeared during validation', async () => {
    const fx = effects(MORE);
    const { wizard } = startWizard(fx, input(MORE, { skipIntro: true }));
    await send(wizard, { type: 'next' });
    fx.validateStep.mockResolvedValue({ errors: [], facts: FACTS });
    fx.validateAll.mockResolvedValue({ errors: [], facts: FACTS });
    await send(wizard, { type: 'next' });
    expect(screenId(wizard)).toBe('confirmation');
  });

  it('stays on an own step when the current step disappears', async () => {
    const fx = effects(MORE);
    const { wizard } = startWizard(fx, input(MORE, { skipIntro: true }));
    await send(wizard, { type: 'next' }, { type: 'next' });
    expect(screenId(wizard)).toBe('documents');
    await send(wizard, { type: 'facts.changed', facts: FACTS });
    expect(screenId(wizard)).toBe('orders');
  });

  it('drops a signature that the answers no longer require', async () => {
    const { wizard } = await signedWizard();
    await send(wizard, { type: 'facts.changed', facts: { ...FACTS, signatures: [] } });
    expect(wizard.getSnapshot().context.signed).toEqual([]);
  });
});

describe('wizardMachine: jumps', () => {
  it('jumps to visited steps only, in both directions', async () => {
    const { wizard } = startWizard();
    await walkToReview(wizard);
    await send(wizard, { type: 'jump', screenId: 'particulars' });
    expect(screenId(wizard)).toBe('particulars');
    await send(wizard, { type: 'jump', screenId: 'submission' });
    expect(screenId(wizard)).toBe('particulars');
    await send(wizard, { type: 'jump', screenId: 'orders' });
    expect(screenId(wizard)).toBe('orders');
    await send(wizard, { type: 'jump', screenId: 'confirmation' });
    expect(screenId(wizard)).toBe('confirmation');
    await send(wizard, { type: 'jump', screenId: 'nowhere' });
    expect(screenId(wizard)).toBe('confirmation');
  });

  it('validates the current step before a forward jump', async () => {
    const { wizard, fx } = startWizard();
    await walkToReview(wizard);
    await send(wizard, { type: 'jump', screenId: 'particulars' });
    fx.validateStep.mockResolvedValueOnce({ errors: [WRONG], facts: FACTS });
    await send(wizard, { type: 'jump', screenId: 'orders' });
    expect(screenId(wizard)).toBe('particulars');
    expect(wizard.getSnapshot().context.dialog?.kind).toBe('validation');
  });

  it('U-30: a Change link opens the step, and Next returns to the review', async () => {
    const { wizard } = startWizard();
    await walkToReview(wizard);
    await send(wizard, { type: 'change', screenId: 'particulars' });
    expect(screenId(wizard)).toBe('particulars');
    await send(wizard, { type: 'edited' }, { type: 'next' });
    expect(screenId(wizard)).toBe('confirmation');
    expect(wizard.getSnapshot().context.returnToReview).toBe(false);
  });
});
