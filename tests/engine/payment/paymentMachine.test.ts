import { describe, expect, it } from 'vitest';
import { CallError } from '../../../engine/calls/CallFailure.ts';
import { CHOOSE, CODE, INPUT, PAY, start, waiting } from '../support/paymentRun.ts';
import { effects } from '../support/wizardEffects.ts';
import { OFFER, TRANSACTION } from '../support/wizardFacts.ts';
import { settle } from '../support/wizardWorld.ts';

describe('paymentMachine: choosing a method', () => {
  it('prepares one transaction, then loads the methods', async () => {
    const { fx, value, context } = start();
    await settle();
    expect(value()).toBe('choosing');
    expect(fx.prepareTransaction).toHaveBeenCalledTimes(1);
    expect(context().offered).toEqual(OFFER.offered);
  });

  it('reports suspended payment when no method is offered', async () => {
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

  it('D-18: Pay without a method shows a hint and pays nothing', async () => {
    const { fx, send, value, context } = start();
    await settle();
    await send({ type: 'pay', paymentWindow: 'none' });
    expect([value(), context().chooseHint]).toEqual(['choosing', true]);
    expect(fx.submitPayment).not.toHaveBeenCalled();
    await send(CHOOSE);
    expect(context().chooseHint).toBe(false);
  });

  it('ignores a method that is not offered', async () => {
    const { send, context } = start();
    await settle();
    await send({ type: 'method.chosen', method: 'pps' });
    expect(context().method).toBeUndefined();
  });

  it('keeps the chosen method on a refresh, and clears a method that is no longer offered', async () => {
    const { fx, send, context } = start();
    await settle();
    await send(CHOOSE, { type: 'methods.refresh' });
    expect(context().method).toBe('creditcard-visa');
    fx.loadMethods.mockResolvedValue({ ...OFFER, offered: OFFER.offered.slice(1) });
    await send({ type: 'methods.refresh' });
    expect(context().method).toBeUndefined();
  });

  it('accepts a choice while the list reloads', async () => {
    const { fx, send, context, value } = start();
    await settle();
    const asked = Promise.withResolvers<typeof OFFER>();
    fx.loadMethods.mockReturnValue(asked.promise);
    await send({ type: 'methods.refresh' }, CHOOSE);
    expect([value(), context().method]).toEqual(['loadingMethods', 'creditcard-visa']);
    asked.resolve(OFFER);
    await settle();
    expect([value(), context().method]).toEqual(['choosing', 'creditcard-visa']);
  });

  it('reloads the methods after a failure, and does not pay without Pay', async () => {
    const fx = effects();
    fx.loadMethods.mockRejectedValueOnce(new CallError({ kind: 'busy' }));
    const { send, value, context } = start(fx, { ...INPUT, preferred: 'visa' });
    await settle();
    expect([value(), context().method]).toEqual(['busy', 'visa']);
    await send({ type: 'retry' });
    expect(value()).toBe('choosing');
    expect(fx.submitPayment).not.toHaveBeenCalled();
  });

  it('does not pay without Pay after a rejected attempt and a failed reload', async () => {
    const { fx, send, value } = start();
    fx.pollPayment.mockResolvedValueOnce({ status: 'REJT', description: '' });
    await settle();
    await send(CHOOSE, PAY);
    expect(value()).toBe('failed');
    fx.loadMethods.mockRejectedValueOnce(new CallError({ kind: 'busy' }));
    await send({ type: 'retry' });
    await send({ type: 'retry' });
    expect(value()).toBe('choosing');
    expect(fx.submitPayment).toHaveBeenCalledTimes(1);
  });

  it('requires the captcha first when needsCaptcha is set, and sends its answer', async () => {
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
  ] as const)('repeats %s after a captcha demand', async (name, end) => {
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

describe('paymentMachine: paying', () => {
  it('passes the opened window to the gateway and ends with the server’s result', async () => {
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

  it('B-76: keeps a link to the gateway when the browser blocks the window', async () => {
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

  it('shows the QR code of an FPS payment, polls every 3 s, and expires at 3:00', async () => {
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
    await wait(170_000);
    expect(context().codeExpired).toBe(false);
    await wait(1000);
    expect([value(), context().codeExpired]).toEqual([{ waiting: 'resting' }, true]);
  });

  it('U-42: offers Cancel after ten seconds, and marks a long wait after a minute', async () => {
    const { fx, send, wait, context } = await waiting();
    await wait(9000);
    await send({ type: 'cancel' });
    expect([context().cancelOffered, fx.cancelPayment.mock.calls.length]).toEqual([false, 0]);
    await wait(1000);
    expect([context().cancelOffered, context().longWait]).toEqual([true, false]);
    await wait(50_000);
    expect(context().longWait).toBe(true);
  });

  it('B-70: waits for the live attempt instead of creating another', async () => {
    const fx = effects();
    const redirectUrl = 'https://bank.example.hk/9';
    const live = { kind: 'liveAttempt', transactionId: 'T9', redirectUrl } as const;
    fx.submitPayment.mockRejectedValue(new CallError(live));
    const { fx: calls, context, value } = await waiting(fx);
    expect(context()).toMatchObject({ transactionId: 'T9', redirectUrl });
    expect(value()).toEqual({ waiting: 'resting' });
    expect(calls.pollPayment).toHaveBeenLastCalledWith({ transactionId: 'T9', webToken: 'W1' });
  });

  it('resets after an expired web token and starts a new transaction', async () => {
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

  it('keeps the token and the method while the server is busy, and repeats the call on retry', async () => {
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
