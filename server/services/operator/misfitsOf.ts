import { formatAmount } from '#engine';
import type { SetAsidePayment } from '../../ports/OperatorRecords.ts';
import type { PaymentAttempt } from '../../ports/PaymentAttempt.ts';

/** A payment as the gateway reports it. */
type Payment = Pick<
  PaymentAttempt,
  'amountCents' | 'dataHash' | 'approvedCents' | 'approvedCurrency'
>;
/** The submission that it was made for. */
type Paid = Pick<SetAsidePayment['submission'], 'amountCents' | 'dataHash' | 'hasAnswers'>;

/**
 * Lists why money cannot be used for its submission: the checks that an approval passes, in words.
 *
 * @returns half-sentences; empty when the money fits
 * @see reliability section 3, "att any | status APPR, amount or currency different"
 */
export function misfitsOf(payment: Payment, submission: Paid): readonly string[] {
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

/** Money that the gateway took, with its currency where that is no HK dollar. */
export function takenText({
  amountCents,
  approvedCents,
  approvedCurrency = 'HKD',
}: Pick<Payment, 'amountCents' | 'approvedCents' | 'approvedCurrency'>): string {
  const text = formatAmount(approvedCents ?? amountCents);
  return approvedCurrency === 'HKD' ? text : `${text.replace('HK$', '')} ${approvedCurrency}`;
}
