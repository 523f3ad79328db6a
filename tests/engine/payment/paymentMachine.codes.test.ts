import { describe, expect, it } from 'vitest';
import { CallError } from '../../../engine/calls/CallFailure.ts';
import { FPS_QR_VALID_MS } from '../../../engine/constants/constants.ts';
import { CODE, INPUT, start } from '../support/paymentRun.ts';
import { effects } from '../support/wizardEffects.ts';
import { settle } from '../support/wizardWorld.ts';

const IN_PROCESS = { status: 'IN_PROCESS', description: '' };
const TIMED_OUT = { status: 'PSTO', description: '', canRetry: false };
/** A time-out that the server reports as unpaid. */
const DEAD = { ...TIMED_OUT, canRetry: true };
const RENEW = { type: 'code.renew' } as const;
const SECOND_CODE = { ...CODE, paymentId: 'P2' };

/** Returns an FPS payment with an unpaid code. The next payment is T2, with another code. */
async function byCode() {
  const fx = effects();
  fx.cancelPayment.mockResolvedValue(IN_PROCESS);
  fx.pollPayment.mockResolvedValue(IN_PROCESS);
  fx.submitPayment.mockResolvedValueOnce({ kind: 'qr', code: CODE });
  fx.submitPayment.mockResolvedValueOnce({ kind: 'qr', code: SECOND_CODE });
  const run = start(fx);
  await settle();
  await run.send({ type: 'method.chosen', method: 'fps' }, { type: 'pay', paymentWindow: 'none' });
  fx.prepareTransaction.mockResolvedValue({ transactionId: 'T2', webToken: 'W2' });
  return run;
}

/** Makes the server report the end of the pending payment. */
function timeOut({ pollPayment, askPayment }: ReturnType<typeof effects>) {
  pollPayment.mockResolvedValue(DEAD);
  askPayment.mockResolvedValue(DEAD);
}

describe('paymentMachine: the code of FPS', () => {
  it('T-07: makes no second payment while the first may still succeed', async () => {
    const { fx, send, wait, value, context } = await byCode();
    await send(RENEW);
    expect(context().codeWanted).toBe(false);
    await wait(FPS_QR_VALID_MS);
    await send(RENEW);
    expect(fx.submitPayment).toHaveBeenCalledTimes(1);
    expect(value()).toEqual({ waiting: 'resting' });
    expect(context()).toMatchObject({ codeExpired: true, codeWanted: true });
  });

  it('U-43: shows the requested code as soon as the previous payment ends', async () => {
    const { fx, send, wait, value, context } = await byCode();
    await wait(FPS_QR_VALID_MS);
    await send(RENEW);
    fx.pollPayment.mockResolvedValueOnce(DEAD).mockResolvedValue(IN_PROCESS);
    await wait(3000);
    expect(fx.submitPayment).toHaveBeenLastCalledWith(
      expect.objectContaining({
        transaction: { transactionId: 'T2', webToken: 'W2' },
        method: 'fps',
      }),
    );
    expect(value()).toEqual({ waiting: 'resting' });
    expect(context()).toMatchObject({
      transactionId: 'T2',
      code: SECOND_CODE,
      codeExpired: false,
      codeWanted: false,
    });
  });

  it('promise 8: requests the end of the old payment before it shows a new code', async () => {
    const { fx, send, wait, context } = await byCode();
    fx.pollPayment.mockResolvedValue(TIMED_OUT);
    fx.askPayment.mockResolvedValue(TIMED_OUT);
    await wait(3000);
    fx.cancelPayment.mockResolvedValueOnce(TIMED_OUT);
    await send(RENEW);
    expect([fx.cancelPayment.mock.calls.length, fx.submitPayment.mock.calls.length]).toEqual([
      1, 1,
    ]);
    fx.askPayment.mockResolvedValueOnce({ status: 'CANC', description: '', canRetry: true });
    fx.pollPayment.mockResolvedValue(IN_PROCESS);
    await wait(30_000);
    expect(context()).toMatchObject({ transactionId: 'T2', code: SECOND_CODE });
  });

  it('approves a late payment instead of showing a new code', async () => {
    const { fx, send, wait, value } = await byCode();
    await wait(FPS_QR_VALID_MS);
    await send(RENEW);
    fx.pollPayment.mockResolvedValue({ status: 'APPR', description: '' });
    await wait(3000);
    expect([value(), fx.submitPayment.mock.calls.length]).toEqual(['approved', 1]);
  });

  it('U-43: offers a new code after a time-out reported before the request', async () => {
    const { fx, send, wait, value, context } = await byCode();
    timeOut(fx);
    await wait(3000);
    expect([value(), context().outcome]).toEqual(['failed', 'timedOut']);
    fx.pollPayment.mockResolvedValue(IN_PROCESS);
    await send(RENEW);
    expect(context().code).toEqual(SECOND_CODE);
  });

  it('allows another method after the time-out', async () => {
    const { fx, send, wait, value, context } = await byCode();
    timeOut(fx);
    await wait(3000);
    await send({ type: 'retry' });
    expect([value(), context().code]).toEqual(['choosing', undefined]);
  });

  it('reports a refused new code after a reload, without a loaded method list', async () => {
    const startedPayment = {
      transactionId: 'T1',
      method: 'fps',
      output: { kind: 'qr', code: { ...CODE, validMs: 0 } },
    } as const;
    const fx = effects();
    timeOut(fx);
    fx.submitPayment.mockRejectedValue(
      new CallError({ kind: 'refused', message: { key: 'generalErrMsg', args: [] } }),
    );
    const { send, value, context } = start(fx, { ...INPUT, transactionId: 'T1', startedPayment });
    await settle();
    await send(RENEW);
    expect([value(), context().message?.key]).toEqual(['failed', 'generalErrMsg']);
    await send({ type: 'retry' });
    expect([value(), context().offered.length > 0]).toEqual(['choosing', true]);
  });

  it('creates no new code for a payment by card', async () => {
    const fx = effects();
    timeOut(fx);
    const { send, value } = start(fx, { ...INPUT, transactionId: 'T1' });
    await settle();
    await send(RENEW);
    expect(value()).toBe('failed');
  });
});
