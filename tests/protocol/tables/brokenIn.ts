import { LIVE_STATUSES } from '../../../server/ports/store/PaymentAttempt.ts';
import { PROTOCOL_TIMES } from '../../../server/services/contract/ServiceDeps.ts';
import type { Violation } from '../invariants.ts';
import type { Books, ChargeRow } from './Books.ts';

/** Checks the promises that must hold after every step. @see reliability section 3.2 */
export function brokenNow(books: Books): Violation | undefined {
  if (books.mails.size > 1) return broken('I6 two acknowledgements', [...books.mails].join());
  return attemptsBroken(books) ?? completionBroken(books);
}

function attemptsBroken({ submission, attempts }: Books): Violation | undefined {
  let live = 0;
  let applied = 0;
  for (const { status, disposition } of attempts) {
    if (LIVE_STATUSES.includes(status)) live += 1;
    if (disposition === 'APPLIED') applied += 1;
    if ((status === 'APPROVED') !== (disposition !== undefined)) {
      return broken('I8 an approval was taken back', status);
    }
  }
  if (live > 1) return broken('I4 two live attempts', `${live}`);
  if (applied > 1) return broken('I3 two charges kept', `${applied}`);
  const isStuck = submission?.status === 'PAYING' && live === 0;
  return isStuck ? broken('no way on: nothing is being paid', submission.status) : undefined;
}

function completionBroken({ submission, attempts, charges }: Books): Violation | undefined {
  if (submission?.status !== 'SUBMITTED' && submission?.status !== 'ACKNOWLEDGED') return undefined;
  const attempt = attempts.find(({ id }) => id === submission.paidAttemptId);
  const charge = charges.find(({ attemptId }) => attemptId === attempt?.id);
  const isPaid =
    charge?.status === 'APPR' &&
    charge.chargedCents === submission.amountCents &&
    charge.currency === 'HKD';
  if (!isPaid) return broken('I1 submitted without the money', String(charge?.status));
  if (attempt?.dataHash !== submission.dataHash) {
    return broken('I9 other answers than were paid for', submission.dataHash);
  }
  return submission.referenceNumber ? undefined : broken('I5 no reference number', attempt.id);
}

/** Checks the promises that must hold when no work is pending. */
export function brokenAtRest(books: Books): Violation | undefined {
  const { submission, charges } = books;
  if (!submission) return undefined;
  const taken = charges.filter(({ status }) => status === 'APPR');
  const lost = taken.find((charge) => !isUsed(charge, books) && !isInHand(charge, books));
  if (lost) return broken('I2 money taken and lost', lost.attemptId);
  const onTime = taken.filter(({ isLate }) => !isLate);
  if (onTime.length > 1) {
    return broken('I3 charged twice without the bank being late', `${onTime.length}`);
  }
  const isPaid = submission.paidAttemptId !== undefined;
  const open = charges.find((charge) => isOpen(charge, books));
  if (isPaid && open) return broken('I3 a second payment was left open', open.attemptId);
  return submission.status === 'SUBMITTED' || submission.status === 'PAID'
    ? broken('I6 acknowledgement never sent', submission.status)
    : undefined;
}

/**
 * Checks whether a charge can still be paid. A charge that timed out a day ago counts as ended
 * (`timedOutForMs`), because no bank keeps a page open for a day. A later approval is late.
 */
function isOpen({ attemptId, status, changedAt }: ChargeRow, { attempts, now }: Books): boolean {
  const isEnded = attempts.some((each) => each.id === attemptId && each.status === 'EXPIRED');
  const isYoung = now - changedAt < PROTOCOL_TIMES.timedOutForMs;
  return isYoung && (status === 'INPR' || (status === 'PSTO' && !isEnded));
}

function isUsed({ attemptId }: ChargeRow, { submission, attempts }: Books): boolean {
  const attempt = attempts.find(({ id }) => id === attemptId);
  const isComplete = submission?.status === 'SUBMITTED' || submission?.status === 'ACKNOWLEDGED';
  return (
    isComplete && attempt?.disposition === 'APPLIED' && submission.paidAttemptId === attempt.id
  );
}

/** Checks whether an operator can see the charge. */
function isInHand({ attemptId }: ChargeRow, { attempts, outbox }: Books): boolean {
  const disposition = attempts.find(({ id }) => id === attemptId)?.disposition;
  const isSetAside = disposition === 'REFUND_DUE' || disposition === 'NEEDS_ACTION';
  return isSetAside && outbox.has(`operatorAlert:${attemptId}`);
}

function broken(invariant: string, seen: string): Violation {
  return { invariant, seen };
}
