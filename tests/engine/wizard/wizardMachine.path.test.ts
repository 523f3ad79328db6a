import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { paymentMachine } from '../../../engine/payment/paymentMachine.ts';
import { effects } from '../support/wizardEffects.ts';
import { ACKNOWLEDGEMENT, FREE, input, SIGNED } from '../support/wizardFacts.ts';
import { signOnce, walkToReview } from '../support/wizardWalks.ts';
import { screenId, send, settle, startWizard } from '../support/wizardWorld.ts';

describe('wizardMachine: the whole path', () => {
  it('goes from the notes to the acknowledgement of a form that is signed and paid', async () => {
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

  it('holds no answer: its context has no form data whatever was done', async () => {
    const { wizard } = startWizard();
    await walkToReview(wizard);
    expect(Object.keys(wizard.getSnapshot().context)).not.toContain('formData');
  });

  it('refuses to run a bare machine: an effect that is not provided stops it by name', async () => {
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
