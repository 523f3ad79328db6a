import { LIVE_STATUSES } from '../../../server/ports/store/PaymentAttempt.ts';
import type { AttemptEvent, Effect } from '../../../server/services/transitions/transitions.ts';
import type { AttemptRow, Books } from './Books.ts';
import type { BankAnswer } from './bank.ts';
import type { Safeguards } from './Safeguards.ts';

/** Returns the live attempt. */
export function liveOf({ attempts }: Books): AttemptRow | undefined {
  return attempts.find(({ status }) => LIVE_STATUSES.includes(status));
}

/**
 * Applies one event by the table of transitions, like `settleAttempt`, over plain tables.
 *
 * @returns whether anything changed
 */
export function settle(
  books: Books,
  guards: Safeguards,
  attempt: AttemptRow,
  event: AttemptEvent,
  answer?: BankAnswer,
): boolean {
  const { from, to, disposition, submission: step, effects } = guards.transitions[event];
  const { submission } = books;
  if (!submission || !from.includes(attempt.status)) return false;
  attempt.status = to;
  attempt.updatedAt = new Date(books.now);
  if (disposition) attempt.disposition = disposition;
  if (answer) {
    attempt.resultCode = answer.code;
    attempt.canRetry = answer.canRetry;
    if (answer.code !== 'NOTF') attempt.chargeId = attempt.id;
  }
  if (step?.from.includes(submission.status)) {
    submission.status = step.to;
    if (event === 'approved') submission.paidAttemptId = attempt.id;
  }
  for (const effect of effects) EFFECTS[effect](books, guards, attempt);
  if (disposition && guards.endsOthers) withdrawOther(books, guards);
  return true;
}

function withdrawOther(books: Books, guards: Safeguards): void {
  const other = liveOf(books);
  if (other && !other.startedAt) settle(books, guards, other, 'withdrawn');
}

const EFFECTS: Readonly<
  Record<Effect, (books: Books, guards: Safeguards, attempt: AttemptRow) => void>
> = {
  complete: (books, guards) => {
    if (guards.completesAtOnce) complete(books);
  },
  alertOperator: ({ outbox }, _, { id }) => outbox.set(`operatorAlert:${id}`, false),
  refund: ({ outbox }, _, { id }) => outbox.set(`refundNotice:${id}`, false),
};

/** Submits a paid form with a reference number, and queues its acknowledgement. */
export function complete({ submission, outbox }: Books): void {
  if (submission?.status !== 'PAID') return;
  submission.status = 'SUBMITTED';
  submission.referenceNumber = 'R1';
  outbox.set('ackMail', false);
}
