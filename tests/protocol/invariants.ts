import type { Selectable } from 'kysely';
import type { Database } from '../../server/adapters/store/tables/Database.ts';
import { moneyBroken } from '../support/moneyBroken.ts';
import type { World } from './World.ts';

/** A broken promise, and the observation that shows it. */
export interface Violation {
  readonly invariant: string;
  readonly seen: string;
}

/** The evidence for the promises: the store, the sent mails, and the charges approved late. */
export interface Evidence {
  readonly portal: Pick<World['portal'], 'store' | 'stores'>;
  readonly mails: World['mails'];
  readonly late: ReadonlySet<string>;
}

/** Checks the promises that must hold after every single step. */
export async function brokenNow(world: Evidence): Promise<Violation | undefined> {
  const books = await booksOf(world);
  for (const submission of books.submissions) {
    const violation = attemptsBroken(submission, books) ?? completionBroken(submission, books);
    if (violation) return violation;
  }
  const isPaid = books.attempts.some(({ status }) => status === 'APPROVED');
  const money = isPaid ? await moneyBroken(world.portal) : undefined;
  return money === undefined
    ? mailsBroken(world, books)
    : broken('I2 money used and paid out, or off the list without an act', money);
}

/** Checks the promises that must hold when no work is pending. */
export async function brokenAtRest(world: Evidence): Promise<Violation | undefined> {
  const books = await booksOf(world);
  const taken = books.charges.filter(({ status }) => status === 'APPR');
  const alerted = new Set(
    (await outboxKeys(world)).filter((key) => key.startsWith('operatorAlert:')),
  );
  const lost = taken.find((charge) => !isUsed(charge, books) && !isInHand(charge, books, alerted));
  if (lost) return broken('I2 money taken and lost', lost.attemptId);
  const onTime = taken.filter(({ id }) => !world.late.has(id));
  if (onTime.length > books.submissions.length) {
    return broken('I3 charged twice without the bank being late', `${onTime.length} charges`);
  }
  const open = books.charges.find((charge) => isOpenBesidePaid(charge, books));
  if (open) return broken('I3 a second payment was left open at the bank', open.attemptId);
  const unsent = books.submissions.find(({ status }) => status === 'SUBMITTED');
  return unsent
    ? broken('I6 acknowledgement never sent', unsent.id)
    : referencesBroken(world, books);
}

interface Books {
  readonly submissions: readonly Selectable<Database['submissions']>[];
  readonly attempts: readonly Selectable<Database['paymentAttempts']>[];
  readonly charges: readonly Selectable<Database['sandboxCharges']>[];
}

const LIVE: readonly string[] = ['CREATED', 'PENDING', 'UNKNOWN'];

async function booksOf({ portal: { stores } }: Evidence): Promise<Books> {
  const { db } = stores;
  return {
    submissions: await db.selectFrom('submissions').selectAll().execute(),
    attempts: await db.selectFrom('paymentAttempts').selectAll().execute(),
    charges: await db.selectFrom('sandboxCharges').selectAll().execute(),
  };
}

async function outboxKeys({ portal: { stores } }: Evidence): Promise<readonly string[]> {
  const rows = await stores.db.selectFrom('outbox').select('key').execute();
  return rows.map(({ key }) => key);
}

function attemptsBroken({ id }: Books['submissions'][number], { attempts }: Books) {
  const own = attempts.filter(({ submissionId }) => submissionId === id);
  const live = own.filter(({ status }) => LIVE.includes(status));
  if (live.length > 1) return broken('I4 two live attempts', id);
  const applied = own.filter(({ disposition }) => disposition === 'APPLIED');
  return applied.length > 1 ? broken('I3 two charges kept', id) : undefined;
}

function completionBroken(submission: Books['submissions'][number], { attempts, charges }: Books) {
  const { id, status, amountCents, paidAttemptId, dataHash, referenceNumber } = submission;
  if (status !== 'SUBMITTED' && status !== 'ACKNOWLEDGED') return undefined;
  const attempt = attempts.find((each) => each.id === paidAttemptId);
  const charge = charges.find(({ attemptId }) => attemptId === paidAttemptId);
  const isPaid = charge?.status === 'APPR' && charge.chargedCents === amountCents;
  if (!isPaid) return broken('I1 submitted without the money', id);
  if (attempt?.dataHash !== dataHash) return broken('I9 other answers than were paid for', id);
  return referenceNumber ? undefined : broken('I5 submitted without a reference number', id);
}

function mailsBroken({ mails }: Evidence, { submissions }: Books) {
  const ids = [...new Set(mails.map(({ messageId }) => messageId))];
  const acknowledgements = ids.filter((id) => !id.startsWith('refund'));
  return acknowledgements.length > submissions.length
    ? broken('I6 two acknowledgements', acknowledgements.join(' '))
    : undefined;
}

function isUsed({ attemptId }: Books['charges'][number], { attempts, submissions }: Books) {
  const attempt = attempts.find(({ id }) => id === attemptId);
  const submission = submissions.find(({ id }) => id === attempt?.submissionId);
  const isComplete = submission?.status === 'SUBMITTED' || submission?.status === 'ACKNOWLEDGED';
  return (
    isComplete && attempt?.disposition === 'APPLIED' && submission.paidAttemptId === attempt.id
  );
}

/** Checks whether a charge can still be paid, although the form is paid. */
function isOpenBesidePaid(
  { attemptId, status }: Books['charges'][number],
  { attempts, submissions }: Books,
) {
  if (status !== 'INPR' && status !== 'PSTO') return false;
  const attempt = attempts.find(({ id }) => id === attemptId);
  const submission = submissions.find(({ id }) => id === attempt?.submissionId);
  return submission?.paidAttemptId !== null && submission?.paidAttemptId !== undefined;
}

function isInHand(
  { attemptId }: Books['charges'][number],
  { attempts }: Books,
  alerted: ReadonlySet<string>,
) {
  const disposition = attempts.find(({ id }) => id === attemptId)?.disposition;
  const isSetAside = disposition === 'REFUND_DUE' || disposition === 'NEEDS_ACTION';
  return isSetAside && alerted.has(`operatorAlert:${attemptId}`);
}

async function referencesBroken({ portal: { stores } }: Evidence, { submissions }: Books) {
  const rows = await stores.db.selectFrom('referenceNumbers').select('submissionId').execute();
  const wrong = submissions.find(({ id, referenceNumber }) => {
    const numbers = rows.filter(({ submissionId }) => submissionId === id);
    return numbers.length !== (referenceNumber ? 1 : 0);
  });
  return wrong ? broken('I5 not exactly one reference number', wrong.id) : undefined;
}

function broken(invariant: string, seen: string): Violation {
  return { invariant, seen };
}
