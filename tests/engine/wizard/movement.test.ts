import { describe, expect, it } from 'vitest';
import type { WizardFacts } from '../../../engine/wizard/Screen.ts';
import {
  effects,
  FACTS,
  FREE,
  input,
  SIGNED,
  screenId,
  send,
  signOnce,
  startWizard,
  step,
  TRAITS,
  walkToReview,
} from '../support/wizardWorld.ts';

const WRONG = { path: '/particulars', key: 'validation_required', args: [] };

/** A wizard on the submission screen, signed. */
async function signedWizard() {
  const run = startWizard();
  await walkToReview(run.wizard);
  await send(run.wizard, { type: 'next' });
  await signOnce(run.wizard);
  expect(run.wizard.getSnapshot().context.signed).toHaveLength(1);
  return run;
}

describe('wizardMachine, important notes', () => {
  it('does not start before the terms are accepted, and says so', async () => {
    const { wizard } = startWizard();
    await send(wizard, { type: 'start' });
    expect(screenId(wizard)).toBe('intro');
    expect(wizard.getSnapshot().context.dialog).toMatchObject({
      kind: 'validation',
      errors: [{ path: '/$terms' }],
    });
  });

  it('records when the terms were accepted', async () => {
    const { wizard } = startWizard();
    await send(wizard, { type: 'terms.accepted', at: '2026-11-20T10:00:01+08:00' });
    expect(wizard.getSnapshot().context.termsAcceptedAt).toBe('2026-11-20T10:00:01+08:00');
  });

  it('skipIntro begins at the first own step', () => {
    const { wizard } = startWizard(effects(), input(FACTS, { skipIntro: true }));
    expect(screenId(wizard)).toBe('particulars');
  });

  it('asks before edited answers are thrown away, then begins anew with what is retained', async () => {
    const traits = { ...TRAITS, retain: ['SubscriberNameEng'], resumeFromStep: 'particulars' };
    const { wizard, fx } = startWizard(effects(), input(FACTS, { traits }));
    await walkToReview(wizard);
    await send(wizard, { type: 'edited' }, { type: 'startAgain' });
    expect(wizard.getSnapshot().context.dialog).toEqual({
      kind: 'confirm',
      question: 'startAgain',
    });
    expect(fx.resetAnswers).not.toHaveBeenCalled();
    await send(wizard, { type: 'dialog.confirmed' });
    expect(fx.resetAnswers).toHaveBeenCalledExactlyOnceWith({
      scope: 'form',
      retain: ['SubscriberNameEng'],
    });
    expect(screenId(wizard)).toBe('particulars');
    expect(wizard.getSnapshot().context).toMatchObject({
      submissionId: undefined,
      completed: [],
      edited: false,
      stale: true,
    });
  });
});

describe('wizardMachine, next and back', () => {
  it('validates the step first: errors block, open the dialog and keep the step', async () => {
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

  it('goes back without validating, and keeps the ticks', async () => {
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

  it('validates every own step on the way to the review, and unticks those that are wrong', async () => {
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

  it('shows what the server found when it is asked to save', async () => {
    const { wizard, fx } = startWizard();
    fx.saveForReview.mockResolvedValueOnce({ result: 'validationError', errors: [WRONG] });
    await walkToReview(wizard);
    expect(screenId(wizard)).toBe('orders');
    expect(wizard.getSnapshot().context.dialog).toEqual({ kind: 'validation', errors: [WRONG] });
    await send(wizard, { type: 'dialog.closed' }, { type: 'next' });
    expect(screenId(wizard)).toBe('confirmation');
    expect(fx.validateAll).toHaveBeenCalledTimes(2);
  });

  it('saves again only what was edited since', async () => {
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

  it('takes the server’s amount once saved, the browser’s while editing', async () => {
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

describe('wizardMachine, steps that come and go', () => {
  const MORE: WizardFacts = { ...FACTS, steps: [...FACTS.steps, step('documents')] };

  it('goes to a step that an answer of the current one brought', async () => {
    const { wizard, fx } = startWizard(effects(), input(FACTS, { skipIntro: true }));
    await send(wizard, { type: 'next' });
    fx.validateStep.mockResolvedValue({ errors: [], facts: MORE });
    await send(wizard, { type: 'next' });
    expect(screenId(wizard)).toBe('documents');
  });

  it('goes to the review when the next step went away while validating', async () => {
    const fx = effects(MORE);
    const { wizard } = startWizard(fx, input(MORE, { skipIntro: true }));
    await send(wizard, { type: 'next' });
    fx.validateStep.mockResolvedValue({ errors: [], facts: FACTS });
    fx.validateAll.mockResolvedValue({ errors: [], facts: FACTS });
    await send(wizard, { type: 'next' });
    expect(screenId(wizard)).toBe('confirmation');
  });

  it('stays among the own steps when the current one vanishes', async () => {
    const fx = effects(MORE);
    const { wizard } = startWizard(fx, input(MORE, { skipIntro: true }));
    await send(wizard, { type: 'next' }, { type: 'next' });
    expect(screenId(wizard)).toBe('documents');
    await send(wizard, { type: 'facts.changed', facts: FACTS });
    expect(screenId(wizard)).toBe('orders');
  });

  it('forgets a signature that the answers no longer ask for', async () => {
    const { wizard } = await signedWizard();
    await send(wizard, { type: 'facts.changed', facts: { ...FACTS, signatures: [] } });
    expect(wizard.getSnapshot().context.signed).toEqual([]);
  });
});

describe('wizardMachine, jumps', () => {
  it('jumps to steps reached before, in either direction, and to no other', async () => {
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

  it('validates the step that a forward jump leaves', async () => {
    const { wizard, fx } = startWizard();
    await walkToReview(wizard);
    await send(wizard, { type: 'jump', screenId: 'particulars' });
    fx.validateStep.mockResolvedValueOnce({ errors: [WRONG], facts: FACTS });
    await send(wizard, { type: 'jump', screenId: 'orders' });
    expect(screenId(wizard)).toBe('particulars');
    expect(wizard.getSnapshot().context.dialog?.kind).toBe('validation');
  });

  it('U-30: a Change link goes to the step, and Next back to the review', async () => {
    const { wizard } = startWizard();
    await walkToReview(wizard);
    await send(wizard, { type: 'change', screenId: 'particulars' });
    expect(screenId(wizard)).toBe('particulars');
    await send(wizard, { type: 'edited' }, { type: 'next' });
    expect(screenId(wizard)).toBe('confirmation');
    expect(wizard.getSnapshot().context.returnToReview).toBe(false);
  });
});

describe('wizardMachine, signed fields', () => {
  it('D-23: asks before moving back past signed fields, then clears the signatures', async () => {
    const { wizard } = await signedWizard();
    await send(wizard, { type: 'back' });
    expect(screenId(wizard)).toBe('confirmation');
    expect(wizard.getSnapshot().context.signed).toEqual([SIGNED]);

    await send(wizard, { type: 'back' });
    expect(wizard.getSnapshot().value).toBe('confirming');
    expect(wizard.getSnapshot().context.dialog).toEqual({
      kind: 'confirm',
      question: 'clearSignatures',
    });
    await send(wizard, { type: 'dialog.closed' });
    expect([screenId(wizard), wizard.getSnapshot().context.signed.length]).toEqual([
      'confirmation',
      1,
    ]);
    await send(wizard, { type: 'back' }, { type: 'dialog.confirmed' });
    expect([screenId(wizard), wizard.getSnapshot().context.signed.length]).toEqual(['orders', 0]);
  });

  it.each([
    { type: 'change' as const, screenId: 'orders' },
    { type: 'jump' as const, screenId: 'orders' },
  ])('D-23: $type asks too', async (event) => {
    const { wizard } = await signedWizard();
    await send(wizard, { type: 'back' }, event);
    expect(wizard.getSnapshot().value).toBe('confirming');
    await send(wizard, { type: 'dialog.confirmed' });
    expect([screenId(wizard), wizard.getSnapshot().context.signed.length]).toEqual(['orders', 0]);
  });

  it('D-23: a jump from behind the review to the first step is a way back, and asks', async () => {
    const { wizard } = await signedWizard();
    await send(wizard, { type: 'jump', screenId: 'particulars' });
    expect(wizard.getSnapshot().value).toBe('confirming');
  });

  it('keeps the signatures when the move is forced', async () => {
    const { wizard } = await signedWizard();
    await send(
      wizard,
      { type: 'jump', screenId: 'confirmation' },
      { type: 'jump', screenId: 'orders', forced: true },
    );
    expect([screenId(wizard), wizard.getSnapshot().context.signed.length]).toEqual(['orders', 1]);
  });

  it('goes straight to the review with a loaded file that is signed already', async () => {
    const { wizard } = startWizard();
    await send(
      wizard,
      { type: 'terms.accepted', at: '2026-11-20T10:00:01+08:00' },
      { type: 'answers.loaded', facts: FACTS, signed: [SIGNED] },
    );
    expect(screenId(wizard)).toBe('confirmation');
    expect(wizard.getSnapshot().context.signed).toEqual([SIGNED]);
  });

  it('shows the step of a loaded file that needs attention first', async () => {
    const { wizard } = startWizard();
    await send(wizard, {
      type: 'answers.loaded',
      facts: FACTS,
      signed: [],
      screenId: 'orders',
    });
    expect(screenId(wizard)).toBe('orders');
  });

  it('takes a jump to the first step from before the review straight to the review', async () => {
    const { wizard } = await signedWizard();
    await send(
      wizard,
      { type: 'jump', screenId: 'orders', forced: true },
      { type: 'jump', screenId: 'particulars' },
    );
    expect(screenId(wizard)).toBe('confirmation');
  });

  it('says which signatures are missing before any money is taken', async () => {
    const { wizard, fx } = startWizard();
    await walkToReview(wizard);
    await send(wizard, { type: 'next' }, { type: 'next' });
    expect(wizard.getSnapshot().context.dialog).toEqual({
      kind: 'validation',
      errors: [{ path: '/ownerSign', key: 'validation_signatureRequired', args: [] }],
    });
    expect(fx.prepareTransaction).not.toHaveBeenCalled();
  });

  it('tells that signatures were dropped because the answers changed', async () => {
    const { wizard, fx } = await signedWizard();
    fx.saveForReview.mockResolvedValueOnce({
      result: 'ok',
      submissionId: 'S1',
      amountCents: 38_000,
      invalidSignatures: ['ownerSign'],
    });
    await send(wizard, { type: 'edited' }, { type: 'next' });
    expect(wizard.getSnapshot().context.signed).toEqual([]);
    expect(wizard.getSnapshot().context.dialog).toMatchObject({
      kind: 'message',
      message: { key: 'signaturesDropped' },
    });
    expect(fx.prepareTransaction).not.toHaveBeenCalled();
  });

  it('shows on the field why signing failed, until it is signed', async () => {
    const { wizard, fx } = startWizard();
    fx.embedSignature.mockResolvedValueOnce({
      result: 'signatureFailure',
      message: { key: 'validation_signature_nonPersonal', args: [] },
    });
    await walkToReview(wizard);
    await send(wizard, { type: 'next' });
    await signOnce(wizard);
    wizard.getSnapshot().children.signing?.send({ type: 'close' });
    expect(wizard.getSnapshot().context.signErrors).toMatchObject({
      ownerSign: { key: 'validation_signature_nonPersonal' },
    });
    await signOnce(wizard);
    expect(wizard.getSnapshot().context.signErrors).toEqual({});
  });

  it('signs only on the submission screen, only a field that is asked for', async () => {
    const { wizard } = startWizard();
    await walkToReview(wizard);
    await send(wizard, { type: 'sign', fieldId: 'ownerSign' });
    expect(wizard.getSnapshot().value).toBe('filling');
    await send(wizard, { type: 'next' }, { type: 'sign', fieldId: 'otherSign' });
    expect(wizard.getSnapshot().value).toBe('filling');
  });
});

describe('wizardMachine, clear and documents', () => {
  it('clears the fields of the step on the screen after a question', async () => {
    const { wizard, fx } = startWizard(effects(), input(FACTS, { skipIntro: true }));
    await send(wizard, { type: 'clear' }, { type: 'dialog.closed' });
    expect(fx.resetAnswers).not.toHaveBeenCalled();
    await send(wizard, { type: 'clear' }, { type: 'dialog.confirmed' });
    expect(fx.resetAnswers).toHaveBeenCalledExactlyOnceWith({
      scope: 'step',
      screenId: 'particulars',
    });
    expect(screenId(wizard)).toBe('particulars');
  });

  it.each(['save', 'print'] as const)(
    '%s corrects errors first, then makes the document',
    async (type) => {
      const { wizard, fx } = startWizard(effects(FREE), input(FREE, { skipIntro: true }));
      fx.validateAll.mockResolvedValueOnce({ errors: [WRONG], facts: FREE });
      await send(wizard, { type: 'edited' }, { type });
      expect(fx.makeDocument).not.toHaveBeenCalled();
      await send(wizard, { type: 'dialog.closed' }, { type });
      expect(fx.validateAll).toHaveBeenLastCalledWith({ purpose: type });
      expect(fx.makeDocument.mock.calls[0]?.[0].document).toBe(type);
      expect(screenId(wizard)).toBe('particulars');
      expect(wizard.getSnapshot().context.edited).toBe(type === 'print');
    },
  );
});
