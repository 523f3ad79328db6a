import { useState } from 'react';
import type { Acknowledgement, OtherPayment } from '#engine';
import { OtherPayments } from '../../../payment/OtherPayments.tsx';
import type { WizardServices } from '../../state/WizardServices.ts';
import { useFollowedPayment } from '../useFollowedPayment.ts';

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
 * Lists other payments for the form, and their refunds. A refund may become due while the page is
 * open, so the component polls the server.
 */
export function PaymentsBeside({ acknowledgement, services }: PaymentsBesideProps) {
  const { paymentTxnNum, answersGone } = acknowledgement;
  const [others, setOthers] = useState(acknowledgement.otherPayments ?? []);
  useFollowedPayment({
    services,
    transactionId: paymentTxnNum,
    // After a reload, the stored list may be outdated, so the first request is immediate.
    firstMs: answersGone ? 1 : FIRST_MS,
    longestMs: LONGEST_MS,
    onAnswer: ({ otherPayments = [] }) => {
      if (otherPayments.length === others.length && otherPayments.every(isIn(others))) return;
      setOthers(otherPayments);
      // The PDF lists the refunds, so the current PDF is outdated.
      services.pdf.forget();
    },
  });
  return (
    <div role="status">
      <OtherPayments others={others} />
    </div>
  );
}
