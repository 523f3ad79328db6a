import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { FPS_QR_VALID_MS } from '../../../engine/constants.ts';
import type { PaymentEvent, PaymentInput } from '../../../engine/payment/Payment.ts';
import { CallError } from '../../../engine/wizard/CallFailure.ts';
import { effects, OFFER, paymentWith, settle, TRANSACTION } from '../support/wizardWorld.ts';

const INPUT: PaymentInput = { submissionId: 'S1', amountCents: 38_000, needsCaptcha: false };
const CODE = {
  paymentId: 'P1',
  imageBase64: 'AAAA',
  url: 'https://bank.example.hk/app',
  validMs: FPS_QR_VALID_MS,
};

function start(fx = effects(), input: PaymentInput = INPUT) {
  const clock = new SimulatedClock();
  const payment = createActor(paymentWith(fx), { input, clock });
  payment.start();
  const send = async (...events: PaymentEvent[]) => {
    for (const event of events) {
      payment.send(event);
      await settle();
    }
  };
  const wait = async (ms: number, stepMs = 1000) => {
    for (let passed = 0; passed < ms; passed += stepMs) {
      clock.increment(stepMs);
      await settle();
    }
  };
  const value = () => payment.getSnapshot().value;
  const context = () => payment.getSnapshot().context;
  return { payment, fx, send, wait, value, context };
}

const CHOOSE: PaymentEvent = { type: 'method.chosen', method: 'creditcard-visa' };
const PAY: PaymentEvent = { type: 'pay', paymentWindow: 'opened' };

/** A payment that the bank has not decided. */
async function waiting(fx = effects()) {
  fx.pollPayment.mockResolvedValue({ status: 'IN_PROCESS', description: '' });
  const run = start(fx);
  await settle();
  await run.send(CHOOSE, PAY);
  return run;
}

describe('paymentMachine, choosing', () => {
  it('prepares one transaction, then loads the methods', async () => {
    const { fx, value, context } = start();
    await settle();
    expect(value()).toBe('choosing');
    expect(fx.prepareTransaction).toHaveBeenCalledTimes(1);
    expect(context().offered).toEqual(OFFER.offered);
  });

  it('says that payment is suspended when no method is offered', async () => {
    const fx = effects();
    fx.loadMethods.mockResolvedValue({
      offered: [],
      withheld: [{ key: 'fps', reason: 'inactive' }],
    });
    const { value, context } = start(fx);
    await settle();
    expect(value()).toBe('failed');
    expect(context().message?.key).toBe('payment_suspended');
  });

  it('D-18: Pay without a method asks to choose one and pays nothing', async () => {
    const { fx, send, value, context } = start();
    await settle();
    await send({ type: 'pay', paymentWindow: 'none' });
    expect([value(), context().chooseHint]).toEqual(['choosing', true]);
    expect(fx.submitPayment).not.toHaveBeenCalled();
    await send(CHOOSE);
    expect(context().chooseHint).toBe(false);
  });

  it('takes no method that is not offered', async () => {
    const { send, context } = start();
    await settle();
    await send({ type: 'method.chosen', method: 'pps' });
    expect(context().method).toBeUndefined();
  });

  it('clears a choice that a refresh no longer offers, and keeps one that it does', async () => {
    const { fx, send, context } = start();
    await settle();
    await send(CHOOSE, { type: 'methods.refresh' });
    expect(context().method).toBe('creditcard-visa');
    fx.loadMethods.mockResolvedValue({ ...OFFER, offered: OFFER.offered.slice(1) });
    await send({ type: 'methods.refresh' });
    expect(context().method).toBeUndefined();
  });

  it('solves the captcha first where a token lacks, and carries the answer', async () => {
    const { payment, fx, value } = start(effects(), { ...INPUT, needsCaptcha: true });
    await settle();
    expect(value()).toBe('askingCaptcha');
    const captcha = payment.getSnapshot().children.captcha;
    captcha?.send({ type: 'answer.changed', answer: 'ab3d' });
    captcha?.send({ type: 'submit' });
    await settle();
    expect(fx.prepareTransaction).toHaveBeenCalledExactlyOnceWith({
      submissionId: 'S1',
      amountCents: 38_000,
      challenge: { answer: 'AB3D', secret: 'S' },
    });
    expect(value()).toBe('choosing');
  });

  it.each([
    ['prepareTransaction', 'choosing'],
    ['submitPayment', 'approved'],
  ] as const)('makes %s again after a captcha demand', async (name, end) => {
    const fx = effects();
    const demand = new CallError({ kind: 'captcha', demand: 'captchaExpired' });
    fx[name].mockRejectedValueOnce(demand);
    const { payment, send, value } = start(fx);
    await settle();
    if (name === 'submitPayment') await send(CHOOSE, PAY);
    expect(value()).toBe('askingCaptcha');
    const captcha = payment.getSnapshot().children.captcha;
    expect(captcha?.getSnapshot().context.errorKey).toBe('captchaExpired');
    captcha?.send({ type: 'answer.changed', answer: 'AB3D' });
    captcha?.send({ type: 'submit' });
    await settle();
    expect(value()).toBe(end);
    expect(fx[name]).toHaveBeenCalledTimes(2);
  });
});

describe('paymentMachine, paying', () => {
  it('sends the opened window to the gateway and ends approved by the server’s word', async () => {
    const { fx, send, value, payment } = start();
    await settle();
    await send(CHOOSE, PAY);
    expect(fx.openGateway).toHaveBeenCalledExactlyOnceWith({
      redirectUrl: 'https://bank.example.hk/pay',
      paymentWindow: 'opened',
    });
    expect(value()).toBe('approved');
    expect(payment.getSnapshot().output).toEqual({
      outcome: 'approved',
      transactionId: 'T1',
      message: undefined,
    });
  });

  it('B-76: keeps a link to the gateway where the window was blocked', async () => {
    const fx = effects();
    fx.openGateway.mockResolvedValue(false);
    const { context } = await waiting(fx);
    expect(context().paymentWindow).toBe('blocked');
    expect(context().redirectUrl).toBe('https://bank.example.hk/pay');
  });

  it('polls every 2 s after a redirect, and ignores a poll that fails', async () => {
    const { fx, wait, value } = await waiting();
    expect(fx.pollPayment).toHaveBeenCalledTimes(1);
    fx.pollPayment.mockRejectedValueOnce(new CallError({ kind: 'busy' }));
    await wait(6000);
    expect(fx.pollPayment).toHaveBeenCalledTimes(4);
    expect(value()).toEqual({ waiting: 'resting' });
  });

  it('shows the QR code of an FPS payment, polls every 3 s, and lets the code expire at 3:00', async () => {
    const fx = effects();
    fx.submitPayment.mockResolvedValue({ kind: 'qr', code: CODE });
    fx.pollPayment.mockResolvedValue({ status: 'IN_PROCESS', description: '' });
    const { send, wait, context, value } = start(fx);
    await settle();
    await send({ type: 'method.chosen', method: 'fps' }, { type: 'pay', paymentWindow: 'none' });
    expect(fx.openGateway).not.toHaveBeenCalled();
    expect(context().code).toEqual(CODE);
    await wait(9000);
    expect(fx.pollPayment).toHaveBeenCalledTimes(4);
    await send({ type: 'code.renew' });
    expect(fx.submitPayment).toHaveBeenCalledTimes(1);
    await wait(171_000);
    expect(context().codeExpired).toBe(true);
    await send({ type: 'code.renew' });
    expect(fx.submitPayment).toHaveBeenCalledTimes(2);
    expect([value(), context().codeExpired]).toEqual([{ waiting: 'resting' }, false]);
  });

  it('U-42: offers Cancel after ten seconds, not before, and says after a minute that one may leave', async () => {
    const { fx, send, wait, context } = await waiting();
    await wait(9000);
    await send({ type: 'cancel' });
    expect([context().cancelOffered, fx.cancelPayment.mock.calls.length]).toEqual([false, 0]);
    await wait(1000);
    expect([context().cancelOffered, context().longWait]).toEqual([true, false]);
    await wait(50_000);
    expect(context().longWait).toBe(true);
  });

  it('B-70: waits for the attempt that is live instead of making another', async () => {
    const fx = effects();
    const redirectUrl = 'https://bank.example.hk/9';
    const live = { kind: 'liveAttempt', transactionId: 'T9', redirectUrl } as const;
    fx.submitPayment.mockRejectedValue(new CallError(live));
    const { fx: calls, context, value } = await waiting(fx);
    expect(context()).toMatchObject({ transactionId: 'T9', redirectUrl });
    expect(value()).toEqual({ waiting: 'resting' });
    expect(calls.pollPayment).toHaveBeenLastCalledWith({ transactionId: 'T9', webToken: 'W1' });
  });

  it('resets after an expired web token and begins with a new transaction', async () => {
    const fx = effects();
    fx.submitPayment.mockRejectedValueOnce(new CallError({ kind: 'webTokenExpired' }));
    const { send, value, context } = start(fx);
    await settle();
    await send(CHOOSE, PAY);
    expect(value()).toBe('tokenExpired');
    expect(context()).toMatchObject({
      transactionId: undefined,
      webToken: undefined,
      method: 'creditcard-visa',
      message: { key: 'payment_sessionExpired' },
    });
    await send({ type: 'retry' });
    expect(value()).toBe('choosing');
    expect(fx.prepareTransaction).toHaveBeenCalledTimes(2);
  });

  it('keeps everything while the server is busy and makes the same call again', async () => {
    const fx = effects();
    fx.submitPayment.mockRejectedValueOnce(new CallError({ kind: 'busy' }));
    const { send, value, context } = start(fx);
    await settle();
    await send(CHOOSE, PAY);
    expect([value(), context().webToken, context().method]).toEqual([
      'busy',
      TRANSACTION.webToken,
      'creditcard-visa',
    ]);
    await send({ type: 'retry' });
    expect(value()).toBe('approved');
    expect(fx.prepareTransaction).toHaveBeenCalledTimes(1);
  });
});

describe('paymentMachine, results', () => {
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

  it('U-45: does not retry what may not be retried', async () => {
    const { fx, send, wait, value } = await waiting();
    fx.pollPayment.mockResolvedValue({ status: 'REJT', description: '', canRetry: false });
    await wait(2000);
    await send({ type: 'retry' });
    expect(value()).toBe('failed');
  });

  it.each([
    ['CANC', 'failed', 'cancelled'],
    ['APPR', 'approved', 'approved'],
  ])('cancelling asks; the state follows the answer %s', async (status, end, outcome) => {
    const { fx, send, wait, value, context } = await waiting();
    await wait(10_000);
    fx.cancelPayment.mockResolvedValue({ status, description: '' });
    await send({ type: 'cancel' });
    expect([value(), context().outcome]).toEqual([end, outcome]);
    if (status === 'CANC') expect(context().message?.key).toBe('payment_cancelledByUser');
  });

  it.each([
    ['is still in process', { status: 'IN_PROCESS', description: '' }],
    ['cannot say', { status: 'PSER', description: '' }],
  ])('goes on waiting when the answer to a cancellation %s', async (_, answer) => {
    const { fx, send, wait, value } = await waiting();
    await wait(10_000);
    fx.cancelPayment.mockResolvedValue(answer);
    await send({ type: 'cancel' });
    expect(value()).toEqual({ waiting: 'resting' });
  });

  it('goes on waiting when the cancellation cannot be sent', async () => {
    const { fx, send, wait, value } = await waiting();
    await wait(10_000);
    fx.cancelPayment.mockRejectedValue(new CallError({ kind: 'busy' }));
    await send({ type: 'cancel' });
    expect(value()).toEqual({ waiting: 'resting' });
  });

  it.each(['DUPA', 'INPR2', 'PSTO', 'NOTF', 'FIER'])(
    'asks the server before it shows anything of %s',
    async (status) => {
      const { fx, wait, value } = await waiting();
      fx.pollPayment.mockResolvedValue({ status, description: '' });
      fx.askPayment.mockResolvedValue({ status: 'APPR', description: '' });
      await wait(2000);
      expect(value()).toBe('approved');
    },
  );

  it('takes the server’s own time-out as the end, and allows another attempt', async () => {
    const { fx, wait, value, context } = await waiting();
    fx.pollPayment.mockResolvedValue({ status: 'PSTO', description: '' });
    fx.askPayment.mockResolvedValue({ status: 'PSTO', description: '' });
    await wait(2000);
    expect([value(), context().outcome, context().canRetry]).toEqual(['failed', 'timedOut', true]);
  });

  it('U-44: says "do not pay again" while nobody knows, and asks on by itself', async () => {
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
    await wait(5000);
    expect(value()).toBe('approved');
    expect(payment.getSnapshot().output?.outcome).toBe('approved');
  });

  it('U-44: hands an unknown outcome on with its transaction when the dialog is closed', async () => {
    const { fx, send, wait, payment } = await waiting();
    fx.pollPayment.mockResolvedValue({ status: 'FIER', description: '' });
    fx.askPayment.mockResolvedValue({ status: 'FIER', description: '' });
    await wait(2000);
    await send({ type: 'close' });
    expect(payment.getSnapshot().output).toMatchObject({ outcome: 'unknown', transactionId: 'T1' });
  });

  it('T-09: resumes waiting for a given transaction after a reload, and makes none', async () => {
    const { fx, value } = start(effects(), { ...INPUT, transactionId: 'T7' });
    await settle();
    expect(fx.prepareTransaction).not.toHaveBeenCalled();
    expect(fx.pollPayment).toHaveBeenCalledWith({ transactionId: 'T7', webToken: undefined });
    expect(value()).toBe('approved');
  });

  it('T-09: shows the code again after a reload, for the time that it is valid yet', async () => {
    const fx = effects();
    fx.pollPayment.mockResolvedValue({ status: 'IN_PROCESS', description: '' });
    const code = { ...CODE, validMs: 20_000 };
    const begun = { transactionId: 'T7', method: 'fps', output: { kind: 'qr', code } } as const;
    const { send, wait, context } = start(fx, { ...INPUT, transactionId: 'T7', begun });
    await settle();
    expect(context().code).toEqual(code);
    await wait(19_000);
    expect(context().codeExpired).toBe(false);
    await wait(1000);
    expect(context().codeExpired).toBe(true);
    // The page fetches the web token that it no longer has.
    await send({ type: 'code.renew' });
    expect(fx.submitPayment).toHaveBeenCalledExactlyOnceWith({
      transaction: { transactionId: 'T7', webToken: undefined },
      method: 'fps',
      amountCents: 38_000,
      challenge: undefined,
    });
  });

  it('shows the bank’s page again after a reload, but not that of another payment', () => {
    const output = { kind: 'redirect', redirectUrl: 'https://bank.example.hk/1' } as const;
    const begun = { transactionId: 'T7', method: 'creditcard-visa', output } as const;
    const same = start(effects(), { ...INPUT, transactionId: 'T7', begun });
    expect(same.context().redirectUrl).toBe('https://bank.example.hk/1');
    const other = start(effects(), { ...INPUT, transactionId: 'T8', begun });
    expect(other.context().redirectUrl).toBeUndefined();
  });
});
