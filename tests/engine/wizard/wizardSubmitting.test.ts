import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../../engine/calls/CallFailure.ts';
import { CallError } from '../../../engine/calls/CallFailure.ts';
import { type Effects, effects } from '../support/wizardEffects.ts';
import { ACKNOWLEDGEMENT, FACTS, FREE, input, SIGNED } from '../support/wizardFacts.ts';
import { pay, signOnce, toSubmission } from '../support/wizardWalks.ts';
import { screenId, send, settle, startWizard } from '../support/wizardWorld.ts';

const REFUSED_CALL: CallFailure = { kind: 'refused', message: { key: 'unknown', args: [] } };
const REFUSED = { result: 'refused' as const, message: { key: 'unknown', args: [] } };

describe('wizardMachine: after the payment', () => {
  it('polls while the server is processing', async () => {
    const { wizard, clock, fx } = startWizard();
    const message = { key: 'paymentNeedsAction', args: [] };
    fx.submit.mockResolvedValueOnce({ result: 'processing', message });
    await toSubmission(wizard);
    await signOnce(wizard);
    await pay(wizard);
    expect(wizard.getSnapshot().value).toEqual({ submitting: 'waiting' });
    expect(wizard.getSnapshot().context.serverMessage).toEqual(message);
    clock.increment(1999);
    await settle();
    expect(fx.submit).toHaveBeenCalledTimes(1);
    clock.increment(1);
    await settle();
    expect(wizard.getSnapshot().value).toBe('acknowledged');
  });

  it.each([
    ['a response', (fx: Effects) => fx.submit.mockResolvedValueOnce(REFUSED)],
    ['an error', (fx: Effects) => fx.submit.mockRejectedValueOnce(new CallError(REFUSED_CALL))],
  ])('retries by transaction when the submission is refused by %s', async (_, refuse) => {
    const { wizard, fx } = startWizard();
    refuse(fx);
    await toSubmission(wizard);
    await signOnce(wizard);
    await pay(wizard);
    expect(fx.submitByTransaction).toHaveBeenCalledTimes(1);
    expect(wizard.getSnapshot().value).toBe('acknowledged');
  });

  it('allows another attempt without payment when both calls fail', async () => {
    const { wizard, fx } = startWizard();
    fx.submit.mockResolvedValue(REFUSED);
    fx.submitByTransaction.mockResolvedValueOnce(REFUSED);
    await toSubmission(wizard);
    await signOnce(wizard);
    await pay(wizard);
    expect(wizard.getSnapshot().context.dialog).toMatchObject({ kind: 'error', canRetry: true });
    await send(wizard, { type: 'back' });
    expect(screenId(wizard)).toBe('submission');
    await send(wizard, { type: 'dialog.closed' }, { type: 'submit' });
    expect(wizard.getSnapshot().value).toBe('acknowledged');
    expect(fx.submitPayment).toHaveBeenCalledTimes(1);
  });

  it('requires an invalid signature again, without another payment', async () => {
    const { wizard, fx } = startWizard();
    fx.submit.mockResolvedValueOnce({
      result: 'signatureFailure',
      invalidSignatures: ['ownerSign'],
      message: { key: 'signatureFailure', args: [] },
    });
    await toSubmission(wizard);
    await signOnce(wizard);
    await pay(wizard);
    expect(wizard.getSnapshot().context).toMatchObject({ signed: [], paymentOutcome: 'approved' });
    await send(wizard, { type: 'dialog.closed' });
    await signOnce(wizard);
    await send(wizard, { type: 'submit' });
    expect(wizard.getSnapshot().value).toBe('acknowledged');
    expect(fx.submitPayment).toHaveBeenCalledTimes(1);
  });

  it('U-44: an unknown payment locks the answers; Next resumes the payment', async () => {
    const { wizard, clock, fx } = startWizard();
    fx.pollPayment.mockResolvedValue({ status: 'PSER', description: '' });
    fx.askPayment.mockResolvedValue({ status: 'PSER', description: '' });
    await toSubmission(wizard);
    await signOnce(wizard);
    await pay(wizard);
    wizard.getSnapshot().children.payment?.send({ type: 'close' });
    await settle();
    expect(wizard.getSnapshot().context).toMatchObject({
      paymentOutcome: 'unknown',
      transactionId: 'T1',
    });
    await send(wizard, { type: 'back' }, { type: 'jump', screenId: 'orders' });
    expect(screenId(wizard)).toBe('submission');

    fx.pollPayment.mockResolvedValue({ status: 'APPR', description: '' });
    await send(wizard, { type: 'next' });
    clock.increment(2000);
    await settle();
    expect(wizard.getSnapshot().value).toBe('acknowledged');
    expect([fx.submitPayment.mock.calls.length, fx.prepareTransaction.mock.calls.length]).toEqual([
      1, 1,
    ]);
  });

  it('returns to an editable submission screen after a close without payment', async () => {
    const { wizard, fx } = startWizard();
    await toSubmission(wizard);
    await signOnce(wizard);
    await send(wizard, { type: 'next' });
    wizard.getSnapshot().children.payment?.send({ type: 'close' });
    await settle();
    expect([screenId(wizard), wizard.getSnapshot().value]).toEqual(['submission', 'filling']);
    await send(wizard, { type: 'back' });
    expect(screenId(wizard)).toBe('confirmation');
    expect(fx.submitPayment).not.toHaveBeenCalled();
  });

  it('B-75: saves again after a payment with a wrong amount, and uses the new amount', async () => {
    const { wizard, fx } = startWizard();
    await toSubmission(wizard);
    await signOnce(wizard);
    const message = { key: 'amountMismatch', args: ['HK$410.00'] };
    fx.prepareTransaction.mockRejectedValueOnce(new CallError({ kind: 'refused', message }));
    await send(wizard, { type: 'next' });
    const payment = wizard.getSnapshot().children.payment;
    expect(payment?.getSnapshot().context).toMatchObject({ message, canRetry: false });
    payment?.send({ type: 'close' });
    await settle();
    fx.saveForReview.mockResolvedValueOnce({
      result: 'ok',
      submissionId: 'S1',
      amountCents: 41_000,
      invalidSignatures: [],
    });
    await pay(wizard);
    expect(fx.prepareTransaction).toHaveBeenLastCalledWith(
      expect.objectContaining({ amountCents: 41_000 }),
    );
    expect(wizard.getSnapshot().value).toBe('acknowledged');
  });
});

describe('wizardMachine: after a reload', () => {
  const resume = { submissionId: 'S1', amountCents: 38_000, signed: [SIGNED] };

  it('T-09: waits for the pending payment and creates no other', async () => {
    const { wizard, fx } = startWizard(
      effects(),
      input(FACTS, { resume: { ...resume, transactionId: 'T1' } }),
    );
    await settle();
    expect(fx.prepareTransaction).not.toHaveBeenCalled();
    expect(wizard.getSnapshot().value).toBe('acknowledged');
  });

  it('returns to the submission screen after a rejected payment, and can pay again', async () => {
    const fx = effects();
    fx.pollPayment.mockResolvedValueOnce({ status: 'REJT', description: '' });
    const { wizard } = startWizard(
      fx,
      input(FACTS, { resume: { ...resume, transactionId: 'T1' } }),
    );
    await settle();
    wizard.getSnapshot().children.payment?.send({ type: 'close' });
    await settle();
    expect(screenId(wizard)).toBe('submission');
    await pay(wizard);
    expect(wizard.getSnapshot().value).toBe('acknowledged');
    expect(fx.saveForReview).not.toHaveBeenCalled();
  });

  it('U-36: shows the acknowledgement of a submitted form', () => {
    const { wizard } = startWizard(
      effects(),
      input(FACTS, { resume: { ...resume, acknowledgement: ACKNOWLEDGEMENT } }),
    );
    expect([wizard.getSnapshot().value, screenId(wizard)]).toEqual([
      'acknowledged',
      'acknowledgement',
    ]);
  });

  it('sends the paid amount of a form that no longer takes a payment', async () => {
    const { wizard, fx } = startWizard(
      effects(FREE),
      input(FREE, { resume: { ...resume, transactionId: 'T1' } }),
    );
    await settle();
    expect(fx.submit.mock.calls[0]?.[0]).toMatchObject({
      amountCents: 38_000,
      transactionId: 'T1',
    });
    expect(wizard.getSnapshot().value).toBe('acknowledged');
  });
});
