import { describe, expect, it } from 'vitest';
import { CallError } from '../../../engine/calls/CallFailure.ts';
import { CODE, INPUT, PAY, start, waiting } from '../support/paymentRun.ts';
import { effects } from '../support/wizardEffects.ts';
import { settle } from '../support/wizardWorld.ts';

describe('paymentMachine: results', () => {
  it('U-45: keeps the method after a rejection and retries with a new transaction', async () => {
    const { fx, send, wait, value, context } = await waiting();
    fx.pollPayment.mockResolvedValue({ status: 'REJT', description: 'No funds' });
    await wait(2000);
    expect(value()).toBe('failed');
    expect(context()).toMatchObject({
      outcome: 'rejected',
      canRetry: true,
      method: 'creditcard-visa',
      message: { key: 'payment_rejected', args: ['No funds'] },
    });
    await send({ type: 'retry' });
    expect(value()).toBe('choosing');
    expect(fx.prepareTransaction).toHaveBeenCalledTimes(2);
    expect(context()).toMatchObject({ outcome: undefined, method: 'creditcard-visa' });
  });

  it('U-45: does not retry a payment when canRetry is false', async () => {
    const { fx, send, wait, value } = await waiting();
    fx.pollPayment.mockResolvedValue({ status: 'REJT', description: '', canRetry: false });
    await wait(2000);
    await send({ type: 'retry' });
    expect(value()).toBe('failed');
  });

  it.each([
    ['CANC', 'failed', 'cancelled'],
    ['APPR', 'approved', 'approved'],
  ])('sends a cancellation, and follows its result %s', async (status, end, outcome) => {
    const { fx, send, wait, value, context } = await waiting();
    await wait(10_000);
    fx.cancelPayment.mockResolvedValue({ status, description: '' });
    await send({ type: 'cancel' });
    expect([value(), context().outcome]).toEqual([end, outcome]);
    if (status === 'CANC') expect(context().message?.key).toBe('payment_cancelledByUser');
  });

  it.each([
    ['is in process', { status: 'IN_PROCESS', description: '' }],
    ['is unknown', { status: 'PSER', description: '' }],
  ])('continues waiting when the result of a cancellation %s', async (_, answer) => {
    const { fx, send, wait, value } = await waiting();
    await wait(10_000);
    fx.cancelPayment.mockResolvedValue(answer);
    await send({ type: 'cancel' });
    expect(value()).toEqual({ waiting: 'resting' });
  });

  it('continues waiting when the cancellation fails', async () => {
    const { fx, send, wait, value } = await waiting();
    await wait(10_000);
    fx.cancelPayment.mockRejectedValue(new CallError({ kind: 'busy' }));
    await send({ type: 'cancel' });
    expect(value()).toEqual({ waiting: 'resting' });
  });

  it.each(['DUPA', 'INPR2', 'PSTO', 'NOTF', 'FIER'])(
    'queries the server before it shows a result for %s',
    async (status) => {
      const { fx, wait, value } = await waiting();
      fx.pollPayment.mockResolvedValue({ status, description: '' });
      fx.askPayment.mockResolvedValue({ status: 'APPR', description: '' });
      await wait(2000);
      expect(value()).toBe('approved');
    },
  );

  it('promise 8: treats a time-out as undecided, and queries less and less often', async () => {
    const { fx, wait, value, context, send } = await waiting();
    fx.pollPayment.mockResolvedValue({ status: 'PSTO', description: '', canRetry: false });
    fx.askPayment.mockResolvedValue({ status: 'PSTO', description: '', canRetry: false });
    await wait(2000);
    expect([value(), context().outcome, context().canRetry]).toEqual([
      { checking: 'resting' },
      'unknown',
      false,
    ]);
    await send({ type: 'retry' }, PAY);
    expect(fx.submitPayment).toHaveBeenCalledTimes(1);
    const asked = () => fx.askPayment.mock.calls.length;
    const before = asked();
    await wait(60_000);
    const early = asked() - before;
    await wait(600_000);
    const late = asked() - before - early;
    expect(early).toBeGreaterThan(3);
    expect(late).toBeGreaterThanOrEqual(19);
    expect(late).toBeLessThanOrEqual(21);
    await send({ type: 'look' });
    expect(asked() - before - early - late).toBe(1);
  });

  it('promise 8: allows another attempt after an unpaid time-out', async () => {
    const { fx, wait, value, context } = await waiting();
    fx.pollPayment.mockResolvedValue({ status: 'PSTO', description: '', canRetry: true });
    await wait(2000);
    expect([value(), context().outcome, context().canRetry]).toEqual(['failed', 'timedOut', true]);
  });

  it.each([
    ['CANC', 'failed', 'cancelled'],
    ['APPR', 'approved', 'approved'],
    ['PSTO', { checking: 'resting' }, 'unknown'],
  ])(
    'promise 8: cancels a payment of unknown outcome, and follows the result %s',
    async (status, state, outcome) => {
      const { fx, wait, value, context, send } = await waiting();
      fx.pollPayment.mockResolvedValue({ status: 'PSTO', description: '', canRetry: false });
      fx.askPayment.mockResolvedValue({ status: 'PSTO', description: '', canRetry: false });
      await wait(2000);
      fx.cancelPayment.mockResolvedValue({ status, description: '' });
      await send({ type: 'cancel' });
      expect([value(), context().outcome]).toEqual([state, outcome]);
    },
  );

  it('promise 8: is approved when the previous payment paid for the form', async () => {
    const { fx, wait, payment } = await waiting();
    const otherPayments = [{ transactionId: 'T1', amountCents: 1, state: 'refundDue' }] as const;
    fx.pollPayment.mockResolvedValue({
      status: 'APPR',
      description: '',
      paidBy: 'T0',
      otherPayments,
    });
    await wait(2000);
    expect(payment.getSnapshot().output).toMatchObject({
      outcome: 'approved',
      transactionId: 'T0',
    });
    expect(payment.getSnapshot().context.otherPayments).toEqual(otherPayments);
  });

  it('promise 8: waits again for a payment that is still pending at the bank', async () => {
    const { fx, wait, value, context } = await waiting();
    fx.pollPayment.mockResolvedValueOnce({ status: 'PSER', description: '' });
    fx.askPayment.mockResolvedValueOnce({ status: 'PSER', description: '' });
    await wait(2000);
    expect(value()).toEqual({ checking: 'resting' });
    fx.askPayment.mockResolvedValue({ status: 'IN_PROCESS', description: '' });
    fx.pollPayment.mockResolvedValue({ status: 'IN_PROCESS', description: '' });
    await wait(5000);
    expect([value(), context().outcome]).toEqual([{ waiting: 'resting' }, undefined]);
  });

  it('T-09: continues to query, and can close, when the server refuses the query', async () => {
    const fx = effects();
    fx.pollPayment.mockResolvedValue({ status: 'PSTO', description: '' });
    fx.askPayment.mockRejectedValueOnce(new CallError({ kind: 'busy' }));
    const { send, wait, value, payment } = start(fx, { ...INPUT, transactionId: 'T7' });
    await settle();
    expect(value()).toEqual({ waiting: 'resting' });
    fx.askPayment.mockRejectedValue(
      new CallError({ kind: 'refused', message: { key: 'generalErrMsg', args: [] } }),
    );
    await wait(2000);
    expect(value()).toEqual({ checking: 'resting' });
    await send({ type: 'close' });
    expect(payment.getSnapshot().output).toMatchObject({ outcome: 'unknown', transactionId: 'T7' });
  });

  it('U-44: warns against a second payment, and queries an unknown outcome', async () => {
    const { fx, send, wait, value, context, payment } = await waiting();
    fx.pollPayment.mockResolvedValue({ status: 'PSER', description: '' });
    fx.askPayment.mockResolvedValue({ status: 'PSER', description: '' });
    await wait(2000);
    expect(value()).toEqual({ checking: 'resting' });
    expect(context()).toMatchObject({
      outcome: 'unknown',
      canRetry: false,
      message: { key: 'payment_generic', args: ['S1'], submissionId: 'S1' },
    });
    await send({ type: 'retry' }, PAY);
    expect(fx.submitPayment).toHaveBeenCalledTimes(1);

    fx.askPayment.mockRejectedValueOnce(new CallError({ kind: 'busy' }));
    await wait(5000);
    fx.askPayment.mockResolvedValue({ status: 'APPR', description: '' });
    await wait(8000);
    expect(value()).toBe('approved');
    expect(payment.getSnapshot().output?.outcome).toBe('approved');
  });

  it('U-44: returns an unknown outcome with its transaction on close', async () => {
    const { fx, send, wait, payment } = await waiting();
    fx.pollPayment.mockResolvedValue({ status: 'FIER', description: '' });
    fx.askPayment.mockResolvedValue({ status: 'FIER', description: '' });
    await wait(2000);
    await send({ type: 'close' });
    expect(payment.getSnapshot().output).toMatchObject({ outcome: 'unknown', transactionId: 'T1' });
  });

  it('T-09: polls a given transaction after a reload, and creates no other', async () => {
    const { fx, value } = start(effects(), { ...INPUT, transactionId: 'T7' });
    await settle();
    expect(fx.prepareTransaction).not.toHaveBeenCalled();
    expect(fx.pollPayment).toHaveBeenCalledWith({ transactionId: 'T7', webToken: undefined });
    expect(value()).toBe('approved');
  });

  it('T-09: shows the code again after a reload, for its remaining validity', async () => {
    const fx = effects();
    fx.pollPayment.mockResolvedValue({ status: 'IN_PROCESS', description: '' });
    const code = { ...CODE, validMs: 20_000 };
    const startedPayment = {
      transactionId: 'T7',
      method: 'fps',
      output: { kind: 'qr', code },
    } as const;
    const { wait, context } = start(fx, { ...INPUT, transactionId: 'T7', startedPayment });
    await settle();
    expect(context().code).toEqual(code);
    await wait(19_000);
    expect(context().codeExpired).toBe(false);
    await wait(1000);
    expect(context().codeExpired).toBe(true);
  });

  it('shows the bank’s page again after a reload, but not the page of another payment', () => {
    const output = { kind: 'redirect', redirectUrl: 'https://bank.example.hk/1' } as const;
    const startedPayment = { transactionId: 'T7', method: 'creditcard-visa', output } as const;
    const same = start(effects(), { ...INPUT, transactionId: 'T7', startedPayment });
    expect(same.context().redirectUrl).toBe('https://bank.example.hk/1');
    const other = start(effects(), { ...INPUT, transactionId: 'T8', startedPayment });
    expect(other.context().redirectUrl).toBeUndefined();
  });
});
