import { formatAmount } from '#engine';
import type { SetAsidePayment } from '../../ports/store/OperatorRecords.ts';
import type { PaymentAttempt } from '../../ports/store/PaymentAttempt.ts';

/** A payment as the gateway reports it. */
type Payment = Pick<
  PaymentAttempt,
  'amountCents' | 'dataHash' | 'approvedCents' | 'approvedCurrency'
>;
/** The submission for which a payment was made. */
type Paid = Pick<SetAsidePayment['submission'], 'amountCents' | 'dataHash' | 'hasAnswers'>;

/**
 * Lists the reasons why a payment does not fit its submission: the checks of an approval, as text.
 *
 * @returns clauses to insert in a sentence; `[]` when the payment fits
 * @see reliability section 3, "att any | status APPR, amount or currency different"
 */
export function paymentMismatches(payment: Payment, submission: Paid): readonly string[] {
  const { amountCents, approvedCents, approvedCurrency } = payment;
  return [
    ...(approvedCents === amountCents
      ? []
      : [`the gateway took ${takenText(payment)}, asked for was ${formatAmount(amountCents)}`]),
    ...(approvedCurrency === 'HKD'
      ? []
      : [`the gateway took ${approvedCurrency ?? 'no currency'}`]),
    ...(amountCents === submission.amountCents
      ? []
      : [`the form costs ${formatAmount(submission.amountCents)} now`]),
    ...(payment.dataHash === submission.dataHash
      ? []
      : ['the answers are not those that were paid for']),
    ...(submission.hasAnswers ? [] : ['the answers were removed']),
  ];
}

/** Formats the amount that the gateway took, with its currency unless it is HKD. */
export function takenText({
  amountCents,
  approvedCents,
  approvedCurrency = 'HKD',
}: Pick<Payment, 'amountCents' | 'approvedCents' | 'approvedCurrency'>): string {
  const text = formatAmount(approvedCents ?? amountCents);
  return approvedCurrency === 'HKD' ? text : `${text.replace('HK$', '')} ${approvedCurrency}`;
}
