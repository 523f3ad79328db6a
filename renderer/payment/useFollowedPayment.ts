import { useEffect, useRef } from 'react';
import type { PaymentAnswer } from '#engine';
import { PAYMENT_CALLS } from '../wizard/paymentActors.ts';
import type { WizardServices } from '../wizard/WizardServices.ts';

interface FollowedPayment {
  readonly services: WizardServices;
  /** Absent: nothing is asked. */
  readonly transactionId: string | undefined;
  /** Pause before the first question. */
  readonly firstMs: number;
  /** The pauses grow up to this one. */
  readonly longestMs: number;
  readonly onAnswer: (answer: PaymentAnswer) => void;
}

const GROWTH = 1.5;

/** Asks how a payment stands, again and again and ever more rarely, for as long as it is shown. */
export function useFollowedPayment(payment: FollowedPayment): void {
  const { services, transactionId, firstMs, longestMs, onAnswer } = payment;
  const heard = useRef(onAnswer);
  heard.current = onAnswer;
  useEffect(() => {
    if (transactionId === undefined) return undefined;
    let isOver = false;
    let pauseMs = firstMs;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await answerOf(services, transactionId);
      if (isOver) return;
      if (answer) heard.current(answer);
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

/** @returns `undefined` when nobody answered: it is asked again later */
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
