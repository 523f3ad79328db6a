import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { paymentMachine } from '../../../engine/payment/paymentMachine.ts';
import { effects } from '../support/wizardEffects.ts';
import { ACKNOWLEDGEMENT, FACTS, FILE, FREE, input, SIGNED } from '../support/wizardFacts.ts';
import { signOnce, walkToReview } from '../support/wizardWalks.ts';
import { screenId, send, settle, startWizard } from '../support/wizardWorld.ts';

describe('wizardMachine: the whole path', () => {
  it('goes from the notes to the acknowledgement of a signed and paid form', async () => {
    const { wizard, fx } = startWizard();

    await walkToReview(wizard);
    expect(screenId(wizard)).toBe('confirmation');
    await send(wizard, { type: 'next' });
    expect(screenId(wizard)).toBe('submission');

    await signOnce(wizard);
    expect(wizard.getSnapshot().context.signed).toEqual([SIGNED]);

    await send(wizard, { type: 'next' });
    const payment = wizard.getSnapshot().children.payment;
    expect(payment?.getSnapshot().value).toBe('choosing');
    payment?.send({ type: 'method.chosen', method: 'creditcard-visa' });
    payment?.send({ type: 'pay', paymentWindow: 'opened' });
    await settle();

    expect(wizard.getSnapshot().value).toBe('acknowledged');
    expect(screenId(wizard)).toBe('acknowledgement');
    expect(wizard.getSnapshot().context.acknowledgement).toEqual(ACKNOWLEDGEMENT);
    expect(fx.saveForReview).toHaveBeenCalledTimes(1);
    expect(fx.submit).toHaveBeenCalledExactlyOnceWith({
      formCode: 'LREAL1',
      submissionId: 'S1',
      transactionId: 'T1',
      amountCents: 38_000,
      challenge: undefined,
    });
  });

  it('submits a free, unsigned form from the submission screen', async () => {
    const { wizard, fx } = startWizard(effects(FREE), input(FREE));

    await walkToReview(wizard);
    await send(wizard, { type: 'next' }, { type: 'submit' });

    expect(wizard.getSnapshot().value).toBe('acknowledged');
    expect(fx.prepareTransaction).not.toHaveBeenCalled();
    expect(fx.saveForReview).toHaveBeenCalledExactlyOnceWith({
      formCode: 'LREAL1',
      submissionId: undefined,
      needsSubmission: false,
      challenge: undefined,
    });
  });

  it('stores no answer, PIN or key in its context', async () => {
    const fx = effects();
    const verdict = { errors: [], facts: FACTS, data: { name: 'LEE SIU MING' } };
    fx.validateStep.mockResolvedValue(verdict);
    fx.validateAll.mockResolvedValue(verdict);
    const { wizard } = startWizard(fx);
    const edited = { type: 'edited', data: { name: 'LEE SIU MING' } } as const;
    await send(wizard, edited);
    await walkToReview(wizard);
    await send(wizard, { type: 'next' }, { type: 'sign', fieldId: 'ownerSign' });
    wizard.getSnapshot().children.signing?.send({
      type: 'certificate.chosen',
      file: FILE,
      pin: 'pin-8520',
    });
    await settle();

    expect(fx.openCertificate).toHaveBeenCalledExactlyOnceWith({ file: FILE, pin: 'pin-8520' });
    const { context } = wizard.getSnapshot();
    expect(context.signed).toEqual([SIGNED]);
    const stored = JSON.stringify(context);
    expect(stored).toContain(SIGNED.signedBy);
    for (const secret of ['LEE SIU MING', 'pin-8520', FILE.name, 'key-1'])
      expect(stored).not.toContain(secret);
  });

  it('refuses to run without effects: the error names the missing effect', async () => {
    const payment = createActor(paymentMachine, {
      input: { submissionId: 'S1', amountCents: 100, needsCaptcha: false },
    });
    const errors: string[] = [];
    payment.subscribe({ error: (error) => errors.push(String(error)) });
    payment.start();
    await settle();
    expect(errors.join()).toContain('actor "prepareTransaction" was not provided');
  });
});
