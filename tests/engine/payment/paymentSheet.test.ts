import { describe, expect, it } from 'vitest';
import { CallError } from '../../../engine/calls/CallFailure.ts';
import { PAGE_LEAVE_LIMIT_MS } from '../../../engine/constants/constants.ts';
import { start } from '../support/paymentRun.ts';
import { effects } from '../support/wizardEffects.ts';
import { settle } from '../support/wizardWorld.ts';

const OFFER = {
  offered: [
    { key: 'applepay', label: 'Apple Pay', pointsToNote: [] },
    { key: 'creditcard-visa', label: 'Visa', pointsToNote: [] },
  ],
  withheld: [],
} as const;

/** Returns a payment by Apple Pay after a click on Pay. */
async function pressed(prepare: (fx: ReturnType<typeof effects>) => void = () => undefined) {
  const fx = effects();
  fx.loadMethods.mockResolvedValue(OFFER);
  fx.submitPayment.mockResolvedValue({ kind: 'sheet', end: 'paid' });
  prepare(fx);
  const run = start(fx);
  await settle();
  await run.send(
    { type: 'method.chosen', method: 'applepay' },
    { type: 'pay', paymentWindow: 'none' },
  );
  return run;
}

describe('paymentMachine: paying by a wallet', () => {
  it('waits for the sheet, pays, and leaves the page after payment', async () => {
    const { fx, value } = await pressed((each) => each.leavePage.mockResolvedValue(true));
    expect(fx.agreeInSheet).toHaveBeenCalledExactlyOnceWith({ amountCents: 38_000 });
    expect(fx.submitPayment).toHaveBeenCalledTimes(1);
    expect(fx.leavePage).toHaveBeenCalledExactlyOnceWith({ transactionId: 'T1' });
    expect(value()).toEqual({ leaving: 'gone' });
    expect(fx.openGateway).not.toHaveBeenCalled();
    expect(fx.pollPayment).not.toHaveBeenCalled();
  });

  it('shows the result when leaving the page would lose answers', async () => {
    const { fx, value } = await pressed();
    expect(fx.pollPayment).toHaveBeenCalledTimes(1);
    expect(value()).toBe('approved');
  });

  it('shows the result when the page did not unload', async () => {
    const { wait, value } = await pressed((fx) => fx.leavePage.mockResolvedValue(true));
    await wait(PAGE_LEAVE_LIMIT_MS - 1000);
    expect(value()).toEqual({ leaving: 'gone' });
    await wait(1000);
    expect(value()).toBe('approved');
  });

  it('also leaves the page after an unsuccessful payment', async () => {
    const { fx } = await pressed((each) =>
      each.submitPayment.mockResolvedValue({ kind: 'sheet', end: 'notPaid' }),
    );
    expect(fx.leavePage).toHaveBeenCalledTimes(1);
  });

  it('stays on the page while a payment is undecided', async () => {
    const { fx, value } = await pressed((each) => {
      each.submitPayment.mockResolvedValue({ kind: 'sheet', end: 'open' });
      each.pollPayment.mockResolvedValue({ status: 'IN_PROCESS', description: '' });
    });
    expect(fx.leavePage).not.toHaveBeenCalled();
    expect(value()).toEqual({ waiting: 'resting' });
  });

  it('returns to the choice after a closed sheet, without a message or a call', async () => {
    const { fx, value, context } = await pressed((each) =>
      each.agreeInSheet.mockResolvedValue(false),
    );
    expect([value(), context().message, context().method]).toEqual([
      'choosing',
      undefined,
      'applepay',
    ]);
    expect(fx.submitPayment).not.toHaveBeenCalled();
  });

  it('returns to the choice when the user closes the dialog under a sheet', async () => {
    const { send, value, fx } = await pressed((each) =>
      each.agreeInSheet.mockReturnValue(new Promise(() => undefined)),
    );
    expect(value()).toBe('agreeing');
    await send({ type: 'close' });
    expect(value()).toBe('choosing');
    expect(fx.submitPayment).not.toHaveBeenCalled();
  });

  it.each([
    ['no connection', { kind: 'busy', key: 'connection' }, 'payment_offline'],
    [
      'a refusal',
      { kind: 'refused', message: { key: 'payment_notAvailable', args: [] } },
      'payment_notAvailable',
    ],
  ] as const)('shows why the sheet failed: %s', async (_, failure, key) => {
    const { value, context } = await pressed((fx) =>
      fx.agreeInSheet.mockRejectedValue(new CallError(failure)),
    );
    expect([value(), context().message?.key]).toEqual(['choosing', key]);
  });

  it.each([
    ['without a gateway response', { kind: 'busy' }],
    ['without a network', { kind: 'busy', key: 'connection' }],
  ] as const)(
    'U-44: %s after the sheet: queries the outcome, and does not pay again',
    async (_, failure) => {
      const { fx, value, context, send } = await pressed((each) => {
        each.submitPayment.mockRejectedValue(new CallError(failure));
        each.askPayment.mockResolvedValue({ status: 'PSER', description: '' });
      });
      expect(value()).toEqual({ checking: 'resting' });
      expect([context().outcome, context().canRetry]).toEqual(['unknown', false]);
      await send({ type: 'pay', paymentWindow: 'none' }, { type: 'retry' });
      expect(value()).toEqual({ checking: 'resting' });
      expect(fx.submitPayment).toHaveBeenCalledTimes(1);
    },
  );

  it("requires another click after a captcha, because a sheet's token is used up", async () => {
    const { payment, fx, value } = await pressed((each) =>
      each.submitPayment.mockRejectedValueOnce(
        new CallError({ kind: 'captcha', demand: 'captchaExpired' }),
      ),
    );
    const captcha = payment.getSnapshot().children.captcha;
    captcha?.send({ type: 'answer.changed', answer: 'AB3D' });
    captcha?.send({ type: 'submit' });
    await settle();
    expect(value()).toBe('choosing');
    expect(fx.submitPayment).toHaveBeenCalledTimes(1);
  });

  it('continues with a payment that is already pending', async () => {
    const { value, context } = await pressed((fx) => {
      fx.submitPayment.mockRejectedValue(
        new CallError({ kind: 'liveAttempt', transactionId: 'T7' }),
      );
      fx.pollPayment.mockResolvedValue({ status: 'IN_PROCESS', description: '' });
    });
    expect([value(), context().transactionId]).toEqual([{ waiting: 'resting' }, 'T7']);
  });
});
