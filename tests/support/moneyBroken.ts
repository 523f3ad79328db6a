import type { Selectable } from 'kysely';
import type { Database } from '../../server/adapters/store/tables/Database.ts';
import type { TestPortal } from './testPortal.ts';

const HANDED_IN: readonly string[] = ['SUBMITTED', 'ACKNOWLEDGED'];

interface Books {
  readonly attempts: readonly Selectable<Database['paymentAttempts']>[];
  readonly submissions: readonly Selectable<Database['submissions']>[];
  readonly events: readonly Selectable<Database['submissionEvents']>[];
  /** Ids of the attempts on the operator's list. */
  readonly listed: ReadonlySet<string>;
}

/**
 * Checks that each approved payment is used by one submission, on the operator's list, or paid out.
 * Exactly one of these must apply. Also checks that only submitted forms have a reference number.
 *
 * @returns the fault in words; `undefined` without a fault
 */
export async function moneyBroken({
  store,
  stores: { db },
}: Pick<TestPortal, 'store' | 'stores'>): Promise<string | undefined> {
  const waiting = await store.operator.setAside({ isAll: false, limit: 10_000 });
  const books: Books = {
    attempts: await db.selectFrom('paymentAttempts').selectAll().execute(),
    submissions: await db.selectFrom('submissions').selectAll().execute(),
    events: await db.selectFrom('submissionEvents').selectAll().execute(),
    listed: new Set(waiting.map(({ id }) => id)),
  };
  const approved = books.attempts.filter(({ status }) => status === 'APPROVED');
  const faults = [
    ...approved.map((attempt) => placeBroken(attempt, books)),
    ...books.submissions.map((submission) => numberBroken(submission, books)),
  ];
  return faults.find((fault) => fault !== undefined);
}

function placeBroken(
  { id, disposition, dealtAt }: Books['attempts'][number],
  { submissions, events, listed }: Books,
): string | undefined {
  const payer = submissions.find(({ paidAttemptId }) => paidAttemptId === id);
  const isUsed = disposition === 'APPLIED' && HANDED_IN.includes(payer?.status ?? '');
  const isPaidOut = disposition !== 'APPLIED' && dealtAt !== null;
  const places = [isUsed, isPaidOut, listed.has(id)];
  if (places.filter(Boolean).length !== 1) return `${id} is used, paid out, listed: ${places}`;
  const acts = (kind: string) =>
    events.filter((event) => event.attemptId === id && event.kind === `operator.${kind}`).length;
  const isRight = acts('refundDone') === Number(isPaidOut) && acts('completed') <= Number(isUsed);
  return isRight ? undefined : `${id} was paid out or completed twice`;
}

function numberBroken(
  { id, status, referenceNumber }: Books['submissions'][number],
  { events }: Books,
): string | undefined {
  const numbered = events.filter(
    (event) => event.submissionId === id && event.kind === 'submission.completed',
  );
  const isIn = HANDED_IN.includes(status);
  const isRight = numbered.length === Number(isIn) && (referenceNumber !== null) === isIn;
  return isRight ? undefined : `${id} (${status}) was handed in never or twice`;
}
