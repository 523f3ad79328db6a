import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../server/adapters/store/tables/Database.ts';

/** The rows of a store that show the results of the orders. */
export interface Orders {
  readonly submissions: readonly Pick<
    Selectable<Database['submissions']>,
    'id' | 'status' | 'paidAttemptId' | 'referenceNumber'
  >[];
  readonly attempts: readonly Pick<
    Selectable<Database['paymentAttempts']>,
    'id' | 'submissionId' | 'disposition'
  >[];
  readonly charges: readonly Pick<Selectable<Database['sandboxCharges']>, 'attemptId' | 'status'>[];
  readonly references: readonly Pick<
    Selectable<Database['referenceNumbers']>,
    'reference' | 'submissionId'
  >[];
  readonly keys: readonly Pick<Selectable<Database['idempotency']>, 'submissionId'>[];
}

/** The number of orders by result; lost and double orders must not occur. */
export interface OrderCount {
  /** Submitted forms with a reference number and a payment at the bank. */
  readonly submitted: number;
  /** The bank has money that an operator can see: `REFUND_DUE` or `PAID_NEEDS_ACTION`. */
  readonly refundable: number;
  /** The bank has no money. */
  readonly unpaid: number;
  /** The bank has money that no operator can see, or a form differs from the applicant's answer. */
  readonly lost: number;
  /** Forms with two kept charges or reference numbers, and second forms of an idempotency key. */
  readonly doubles: number;
}

/** Reads the orders of a store. */
export async function ordersOf(db: Kysely<Database>): Promise<Orders> {
  return {
    submissions: await db
      .selectFrom('submissions')
      .select(['id', 'status', 'paidAttemptId', 'referenceNumber'])
      .execute(),
    attempts: await db
      .selectFrom('paymentAttempts')
      .select(['id', 'submissionId', 'disposition'])
      .execute(),
    charges: await db.selectFrom('sandboxCharges').select(['attemptId', 'status']).execute(),
    references: await db
      .selectFrom('referenceNumbers')
      .select(['reference', 'submissionId'])
      .execute(),
    keys: await db.selectFrom('idempotency').select('submissionId').execute(),
  };
}

/**
 * Counts the orders of a store by result. Every form has an idempotency key.
 *
 * @param givenReferences reference numbers that applicants got, by submission; an empty text for a
 *   form that was only saved
 */
export function countOrders(
  orders: Orders,
  givenReferences: ReadonlyMap<string, string> = new Map(),
): OrderCount {
  const count = { submitted: 0, refundable: 0, unpaid: 0, lost: 0, doubles: 0 };
  const attemptsOf = Map.groupBy(orders.attempts, ({ submissionId }) => submissionId);
  const numbersOf = Map.groupBy(orders.references, ({ submissionId }) => submissionId);
  const charged = new Set(
    orders.charges.filter(({ status }) => status === 'APPR').map(({ attemptId }) => attemptId),
  );
  for (const submission of orders.submissions) {
    const paid = (attemptsOf.get(submission.id) ?? []).filter(({ id }) => charged.has(id));
    const [first] = paid.map((attempt) => endOf(attempt, submission)).toSorted(byWeight);
    count[first ?? 'unpaid'] += 1;
    const kept = paid.filter(({ disposition }) => disposition !== 'REFUND_DUE');
    if (kept.length > 1 || (numbersOf.get(submission.id) ?? []).length > 1) count.doubles += 1;
  }
  count.doubles += orders.submissions.length - new Set(orders.keys.map(idOf)).size;
  count.lost += [...charged].filter((id) => !orders.attempts.some((each) => each.id === id)).length;
  count.lost += [...givenReferences].filter((each) => !isAsGiven(orders, each)).length;
  return count;
}

type End = 'lost' | 'refundable' | 'submitted';
const WEIGHT: readonly End[] = ['lost', 'refundable', 'submitted'];
const byWeight = (a: End, b: End): number => WEIGHT.indexOf(a) - WEIGHT.indexOf(b);
const idOf = ({ submissionId }: Orders['keys'][number]): string => submissionId;

/** Returns the use of the money of one attempt. */
function endOf(
  { id, disposition }: Orders['attempts'][number],
  { status, paidAttemptId, referenceNumber }: Orders['submissions'][number],
): End {
  const isHandedIn = status === 'SUBMITTED' || status === 'ACKNOWLEDGED';
  if (isHandedIn && paidAttemptId === id && referenceNumber !== null) return 'submitted';
  const isInHand = disposition === 'REFUND_DUE' || status === 'PAID_NEEDS_ACTION';
  return isInHand ? 'refundable' : 'lost';
}

function isAsGiven(
  { submissions, references }: Orders,
  [id, reference]: [string, string],
): boolean {
  const submission = submissions.find((each) => each.id === id);
  if (!submission) return false;
  if (reference === '') return true;
  const isTaken = references.some(
    (each) => each.submissionId === id && each.reference === reference,
  );
  return submission.referenceNumber === reference && isTaken;
}
