import { describe, expect, it } from 'vitest';
import { CallError } from '../../../engine/calls/CallFailure.ts';
import { CALLS, failOnce, solveCaptcha } from '../support/wizardCalls.ts';
import { effects } from '../support/wizardEffects.ts';
import { FACTS, FREE, input, TRAITS } from '../support/wizardFacts.ts';
import { signOnce, toSubmission, walkToReview } from '../support/wizardWalks.ts';
import { screenId, send, settle, startWizard } from '../support/wizardWorld.ts';

describe('wizardMachine: failures', () => {
  it.each(CALLS)(
    'U-06: offers a retry when $name finds the server busy, and repeats the call',
    async (call) => {
      const { name, facts, run, end } = call;
      const fx = effects(facts);
      failOnce(fx, name, { kind: 'busy', reference: 'R1' });
      const { wizard } = startWizard(fx, input(facts));
      await run(wizard);
      expect(wizard.getSnapshot().context.dialog).toEqual({
        kind: 'error',
        message: { key: 'busy', args: [], reference: 'R1' },
        canRetry: true,
      });
      await send(wizard, { type: 'retry' });
      expect(screenId(wizard)).toBe(end);
      expect(fx[name]).toHaveBeenCalledTimes(2);
    },
  );

  it("T-20: B-58: reports the server's own reason for being busy", async () => {
    const fx = effects();
    failOnce(fx, 'saveForReview', { kind: 'busy', key: 'fileNotScanned', reference: 'R1' });
    const { wizard } = startWizard(fx);
    await walkToReview(wizard);
    expect(wizard.getSnapshot().context.dialog).toEqual({
      kind: 'error',
      message: { key: 'fileNotScanned', args: [], reference: 'R1' },
      canRetry: true,
    });
  });

  it('validates again after a closed captcha, because answers may have changed', async () => {
    const { wizard, fx } = startWizard(
      effects(),
      input(FACTS, { captcha: { disabled: false, hasToken: false } }),
    );
    await walkToReview(wizard);
    wizard.getSnapshot().children.captcha?.send({ type: 'cancel' });
    await settle();
    await send(wizard, { type: 'next' });
    expect(fx.validateAll).toHaveBeenCalledTimes(2);
  });

  it('does not repeat a call after the user closed the busy dialog', async () => {
    const fx = effects();
    failOnce(fx, 'saveForReview', { kind: 'busy' });
    const { wizard } = startWizard(fx);
    await walkToReview(wizard);
    await send(wizard, { type: 'dialog.closed' }, { type: 'retry' });
    expect(fx.saveForReview).toHaveBeenCalledTimes(1);
    expect(screenId(wizard)).toBe('orders');
  });

  it.each(CALLS)('shows the message of a refused $name', async ({ name, facts, run }) => {
    const fx = effects(facts);
    const message = { key: 'formCodeMismatch', args: ['LR172'] };
    failOnce(fx, name, { kind: 'refused', message });
    const { wizard } = startWizard(fx, input(facts));
    await run(wizard);
    expect(wizard.getSnapshot().value).toBe('filling');
    expect(wizard.getSnapshot().context.dialog).toEqual({
      kind: 'error',
      message,
      canRetry: false,
    });
  });

  it('waits for the pending payment when the server reports locked data', async () => {
    const { wizard, fx } = startWizard();
    await toSubmission(wizard);
    await signOnce(wizard);
    fx.saveForReview.mockResolvedValueOnce({ result: 'paidDataLocked', transactionId: 'T5' });
    await send(wizard, { type: 'edited' }, { type: 'next' });
    expect(fx.pollPayment).toHaveBeenCalledWith({ transactionId: 'T5', webToken: undefined });
    expect(wizard.getSnapshot().value).toBe('acknowledged');
    expect(fx.prepareTransaction).not.toHaveBeenCalled();
  });
});

const WRONG = { path: '/particulars', key: 'validation_required', args: [] };

describe('wizardMachine: clear and documents', () => {
  it('clears the fields of the current step after confirmation', async () => {
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
    '%s validates first, then creates the document',
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

describe('wizardMachine: the inputs of its calls', () => {
  it('saves a submission for a form that needs one, with the answer of the captcha', async () => {
    const captcha = { disabled: false, hasToken: false };
    const { wizard, fx } = startWizard(effects(), input(FACTS, { captcha }));
    await walkToReview(wizard);
    await solveCaptcha(wizard, 'AB3D');
    expect(fx.saveForReview).toHaveBeenCalledExactlyOnceWith({
      formCode: 'LREAL1',
      submissionId: undefined,
      needsSubmission: true,
      challenge: { answer: 'AB3D', secret: 'S' },
    });
  });

  it.each(['personal', 'organisation'] as const)(
    'signs for the %s that the field names',
    async (holder) => {
      const signatures = FACTS.signatures.map((each) => ({ ...each, holder }));
      const others = [{ ...signatures[0], id: 'other', holder: 'personal' as const }];
      const facts = { ...FACTS, signatures: [...others, ...signatures] as typeof signatures };
      const { wizard } = startWizard(effects(facts), input(facts));
      await toSubmission(wizard);
      await send(wizard, { type: 'sign', fieldId: 'ownerSign' });
      const signing = wizard.getSnapshot().children.signing?.getSnapshot();
      expect(signing?.context).toMatchObject({ holder, fieldId: 'ownerSign', submissionId: 'S1' });
    },
  );

  it('starts again with the answers that the form retains, and reports a failure', async () => {
    const traits = { ...TRAITS, retain: ['/owner'] };
    const fx = effects(FREE);
    fx.resetAnswers.mockRejectedValueOnce(new CallError({ kind: 'busy' }));
    const { wizard } = startWizard(fx, input(FREE, { traits }));
    await send(wizard, { type: 'edited' }, { type: 'startAgain' }, { type: 'dialog.confirmed' });
    expect(fx.resetAnswers).toHaveBeenCalledExactlyOnceWith({ scope: 'form', retain: ['/owner'] });
    expect(wizard.getSnapshot()).toMatchObject({
      value: 'filling',
      context: { dialog: { kind: 'error', canRetry: true } },
    });
  });
});
