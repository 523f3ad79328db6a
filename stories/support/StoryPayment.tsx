import { useEffect, useState } from 'react';
import { createActor, SimulatedClock } from 'xstate';
import type { PaymentGatewayKey, PaymentOutput } from '#engine';
import { BankWindow, PaymentDialog } from '#screens';
import { type Gateway, paymentDouble } from './doubles/paymentDouble.ts';

export interface StoryPaymentProps extends Gateway {
  readonly amountCents: number;
  /** The method chosen on the review; absent: the dialog offers every method. */
  readonly preferred?: string;
  /** The method of the applicant's payment; absent: the applicant has not paid yet. */
  readonly paidWith?: PaymentGatewayKey;
  /** Whether the browser blocked the bank's window. */
  readonly isWindowBlocked: boolean;
  /** Whether the bank's window was closed. */
  readonly isWindowClosed?: boolean;
  /** Seconds that the applicant has waited for the bank. */
  readonly waitedSeconds: number;
  /** Whether a payment from before a reload is pending. */
  readonly isResumed: boolean;
  /** Whether the acknowledgement is mailed. */
  readonly isMailed: boolean;
  /** Called with the output of the dialog. */
  readonly onEnd: (output: PaymentOutput) => void;
}

/**
 * Renders the payment dialog with the real machine. Simulated actions of an applicant bring the
 * dialog to a state.
 */
export function StoryPayment(props: StoryPaymentProps) {
  const { paidWith, waitedSeconds, isWindowBlocked, isMailed, onEnd } = props;
  const [{ actor, clock, bankWindow }] = useState(() => begin(props));
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const pay = once(() => {
      if (!paidWith) return;
      const paymentWindow = isWindowBlocked ? 'blocked' : 'opened';
      actor.send({ type: 'method.chosen', method: paidWith });
      actor.send({ type: 'pay', paymentWindow: paidWith === 'fps' ? 'none' : paymentWindow });
    });
    const wait = once(() => queueMicrotask(() => clock.increment(waitedSeconds * 1000)));
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.matches('choosing')) pay();
      if (snapshot.matches('waiting')) wait();
      if (snapshot.status !== 'done') return;
      // After an approval the dialog remains open until the submission, which no story awaits.
      setOpen(snapshot.matches('approved'));
      onEnd(snapshot.output);
    });
    actor.start();
    return unsubscribe;
  }, [actor, clock, paidWith, waitedSeconds, isWindowBlocked, onEnd]);
  return isOpen ? (
    <PaymentDialog {...{ actor, bankWindow, isMailed }} wallets={NO_SHEET} />
  ) : (
    <p>The dialog has closed.</p>
  );
}

function once(deed: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    deed();
  };
}

/** A bank window that never opens, because a story must not leave its frame. */
class NoWindow extends BankWindow {
  readonly #isClosed: boolean;

  constructor(isClosed = false) {
    super();
    this.#isClosed = isClosed;
  }

  override get looksClosed() {
    return this.#isClosed;
  }

  override open() {
    return 'opened' as const;
  }
}

function begin(props: StoryPaymentProps) {
  const clock = new SimulatedClock();
  const actor = createActor(paymentDouble(props), {
    clock,
    input: {
      submissionId: 'S20261120-0007',
      amountCents: props.amountCents,
      preferred: props.preferred,
      needsCaptcha: false,
      transactionId: props.isResumed ? 'T20261120-000040' : undefined,
    },
  });
  return { clock, actor, bankWindow: new NoWindow(props.isWindowClosed) };
}

/** A story has no payment sheet of the browser. The story's machine approves without a sheet. */
const NO_SHEET = { begin: () => undefined };
