import { formatAmount } from '#engine';
import type { NotedDifference, SetAsidePayment } from '../../ports/store/OperatorRecords.ts';
import type { SubmissionStore } from '../../ports/store/SubmissionStore.ts';
import { paymentMismatches, takenText } from '../fees/paymentMismatches.ts';
import { done, type OperatorAnswer } from './OperatorAnswer.ts';

/** Maximum number of lines of a group. The oldest lines come first. */
const MOST_LINES = 500;
const NONE = '-';
const HEADINGS = [
  'REFERENCE OR SUBMISSION',
  'PAYMENT',
  'CHARGE',
  'AMOUNT',
  'METHOD',
  'SINCE',
  'REASON',
];

/**
 * Lists the items that wait for an operator, oldest first: money to pay out, paid submissions that
 * cannot be submitted as they are, and differences with the settlement. Each payment is in one
 * group only.
 *
 * @param isAll whether to list finished items, too, with operator and time
 */
export async function listPayments(
  { operator }: Pick<SubmissionStore, 'operator'>,
  isAll: boolean,
): Promise<OperatorAnswer> {
  const query = { isAll, limit: MOST_LINES + 1 };
  const payments = await operator.setAside(query);
  const differences = await operator.differences(query);
  return done([
    ...group('Refunds', payments.filter((each) => !isForDecision(each)).map(paymentRow)),
    ...group('Paid, to be decided', payments.filter(isForDecision).map(paymentRow)),
    ...group('Differences with the settlement', differences.map(differenceRow)),
  ]);
}

/**
 * Checks whether the submission waits because of this payment, or an operator completed it with
 * this payment.
 */
function isForDecision({ disposition, dealtAt, submission }: SetAsidePayment): boolean {
  if (disposition === 'APPLIED') return true;
  return disposition === 'NEEDS_ACTION' && !dealtAt && submission.status === 'PAID_NEEDS_ACTION';
}

function group(title: string, rows: readonly (readonly string[])[]): readonly string[] {
  if (rows.length === 0) return [`${title}: none`];
  const more = rows.length > MOST_LINES ? ' and more' : '';
  const shown = rows.slice(0, MOST_LINES);
  return [`${title}: ${shown.length}${more}`, ...inColumns([HEADINGS, ...shown])];
}

function paymentRow(payment: SetAsidePayment): readonly string[] {
  const { id, submissionId, submission, chargeId, method, approvedAt } = payment;
  return [
    submission.referenceNumber ?? submissionId,
    id,
    chargeId ?? NONE,
    takenText(payment),
    method ?? NONE,
    approvedAt?.toISOString() ?? NONE,
    reasonOf(payment),
  ];
}

function reasonOf(payment: SetAsidePayment): string {
  const { disposition, dealtAt, dealtBy, submission } = payment;
  const deal = disposition === 'APPLIED' ? 'completed' : 'paid out';
  if (dealtAt) return `${deal} at ${dealtAt.toISOString()} by ${dealtBy}`;
  if (disposition === 'REFUND_DUE') return 'the form has the money of another payment';
  const onPaper = submission.status === 'OFFLINE_COMPLETED' ? ['it was handed in on paper'] : [];
  const misfits = [...paymentMismatches(payment, submission), ...onPaper];
  return misfits.join('; ') || 'the money fits now';
}

function differenceRow(difference: NotedDifference): readonly string[] {
  const { attemptId, submissionId, reason, chargeId, method, at, foundCents } = difference;
  return [
    submissionId ?? NONE,
    `${attemptId}:${reason}`,
    chargeId ?? NONE,
    foundCents === undefined ? NONE : formatAmount(foundCents),
    method ?? NONE,
    at.toISOString(),
    partingOf(difference),
  ];
}

function partingOf({ expectedCents, dealtAt, dealtBy }: NotedDifference): string {
  if (dealtAt) return `dealt with at ${dealtAt.toISOString()} by ${dealtBy}`;
  return expectedCents === undefined
    ? 'nothing to compare'
    : `expected ${formatAmount(expectedCents)}`;
}

/** Pads every column except the last to its widest cell. */
function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = HEADINGS.map((_, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
