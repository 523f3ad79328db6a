import { useState } from 'react';
import type { Acknowledgement, OtherPayment } from '#engine';
import type { WizardServices } from '../wizard/WizardServices.ts';
import { OtherPayments } from './OtherPayments.tsx';
import { useFollowedPayment } from './useFollowedPayment.ts';

interface PaymentsBesideProps {
  readonly acknowledgement: Acknowledgement;
  readonly services: WizardServices;
}

const isIn =
  (others: readonly OtherPayment[]) =>
  ({ transactionId, state }: OtherPayment) =>
    others.some((other) => other.transactionId === transactionId && other.state === state);

const FIRST_MS = 10_000;
const LONGEST_MS = 120_000;

/**
 * Names on the acknowledgement what happens to further payments for the form. A refund may become
 * due while the page is open, so the server is asked again.
 */
export function PaymentsBeside({ acknowledgement, services }: PaymentsBesideProps) {
  const { paymentTxnNum, answersGone } = acknowledgement;
  const [others, setOthers] = useState(acknowledgement.otherPayments ?? []);
  useFollowedPayment({
    services,
    transactionId: paymentTxnNum,
    // After a reload the remembered list may be out of date: ask at once.
    firstMs: answersGone ? 1 : FIRST_MS,
    longestMs: LONGEST_MS,
    onAnswer: ({ otherPayments = [] }) => {
      if (otherPayments.length === others.length && otherPayments.every(isIn(others))) return;
      setOthers(otherPayments);
      // The document names refunds, so the one at hand is old.
      services.pdf.forget();
    },
  });
  return (
    <div role="status">
      <OtherPayments others={others} />
    </div>
  );
}
