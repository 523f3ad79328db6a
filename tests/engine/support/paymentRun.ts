import { createActor, SimulatedClock } from 'xstate';
import { FPS_QR_VALID_MS } from '../../../engine/constants/constants.ts';
import type { PaymentEvent, PaymentInput } from '../../../engine/payment/Payment.ts';
import { effects } from './wizardEffects.ts';
import { paymentWith, settle } from './wizardWorld.ts';

export const INPUT: PaymentInput = { submissionId: 'S1', amountCents: 38_000, needsCaptcha: false };
/** An FPS code in the server's format. */
export const CODE = {
  paymentId: 'P1',
  imageBase64: 'AAAA',
  url: 'https://bank.example.hk/app',
  validMs: FPS_QR_VALID_MS,
};

/** Starts a payment on its own clock. Returns functions that send events and read the state. */
export function start(fx = effects(), input: PaymentInput = INPUT) {
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

export const CHOOSE: PaymentEvent = { type: 'method.chosen', method: 'creditcard-visa' };
export const PAY: PaymentEvent = { type: 'pay', paymentWindow: 'opened' };

/** Returns a payment that waits for the decision of the bank. */
export async function waiting(fx = effects()) {
  fx.pollPayment.mockResolvedValue({ status: 'IN_PROCESS', description: '' });
  const run = start(fx);
  await settle();
  await run.send(CHOOSE, PAY);
  return run;
}
