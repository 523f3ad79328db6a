import { useEffect, useRef } from 'react';
import type { PaymentAnswer } from '#engine';
import { PAYMENT_CALLS } from '../effects/paymentActors.ts';
import type { WizardServices } from '../state/WizardServices.ts';

interface FollowedPayment {
  readonly services: WizardServices;
  /** If absent, no status is requested. */
  readonly transactionId: string | undefined;
  /** Pause before the first request. */
  readonly firstMs: number;
  /** Upper limit of the growing pauses. */
  readonly longestMs: number;
  readonly onAnswer: (answer: PaymentAnswer) => void;
}

const GROWTH = 1.5;

/** Polls the status of a payment at growing intervals while the component is mounted. */
export function useFollowedPayment(payment: FollowedPayment): void {
  const { services, transactionId, firstMs, longestMs, onAnswer } = payment;
  const latestOnAnswer = useRef(onAnswer);
  latestOnAnswer.current = onAnswer;
  useEffect(() => {
    if (transactionId === undefined) return undefined;
    let isOver = false;
    let pauseMs = firstMs;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await answerOf(services, transactionId);
      if (isOver) return;
      if (answer) latestOnAnswer.current(answer);
      pauseMs = Math.min(pauseMs * GROWTH, longestMs);
      timer = setTimeout(ask, pauseMs);
    };
    timer = setTimeout(ask, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [services, transactionId, firstMs, longestMs]);
}

/**
 * Requests the status of a payment.
 *
 * @returns `undefined` when the request failed; the next poll retries
 */
async function answerOf(
  services: WizardServices,
  transactionId: string,
): Promise<PaymentAnswer | undefined> {
  try {
    const { poll } = await PAYMENT_CALLS.load();
    return await poll(services, { transactionId, webToken: undefined });
  } catch {
    return undefined;
  }
}
