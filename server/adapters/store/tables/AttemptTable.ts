import type { Kysely, Selectable, Updateable } from 'kysely';
import type {
  ApprovedAttempt,
  AttemptPatch,
  AttemptStatus,
  PaymentAttempt,
  PolledAttempt,
} from '../../../ports/store/PaymentAttempt.ts';
import { LIVE_STATUSES } from '../../../ports/store/PaymentAttempt.ts';
import type { AttemptRecords } from '../../../ports/store/SubmissionStore.ts';
import type { Database } from './Database.ts';
import { present } from './present.ts';

/** The payment attempts table. */
export class AttemptTable implements AttemptRecords {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async insert(attempt: Parameters<AttemptRecords['insert']>[0]): Promise<boolean> {
    const { now, ...values } = attempt;
    const row = await this.#db
      .insertInto('paymentAttempts')
      .values({ ...values, status: 'CREATED', createdAt: now, updatedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async find(id: string): Promise<PaymentAttempt | undefined> {
    const row = await this.#all().where('id', '=', id).executeTakeFirst();
    return row && toAttempt(row);
  }

  async findPolled(id: string): Promise<PolledAttempt | undefined> {
    const row = await this.#db
      .selectFrom('paymentAttempts')
      .innerJoin('submissions', 'submissions.id', 'paymentAttempts.submissionId')
      .select(POLLED)
      .where('paymentAttempts.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { sitting, submissionStatus, paidAttemptId, ...attempt } = row;
    return {
      ...present(attempt),
      submission: { sitting, status: submissionStatus, ...(paidAttemptId && { paidAttemptId }) },
    };
  }

  async live(submissionId: string): Promise<PaymentAttempt | undefined> {
    const row = await this.#all()
      .where('submissionId', '=', submissionId)
      .where('status', 'in', LIVE_STATUSES)
      .executeTakeFirst();
    return row && toAttempt(row);
  }

  async ofSubmission(submissionId: string): Promise<readonly PaymentAttempt[]> {
    const rows = await this.#all()
      .where('submissionId', '=', submissionId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return rows.map(toAttempt);
  }

  async move(
    id: string,
    from: readonly AttemptStatus[],
    to: AttemptStatus,
    now: Date,
    patch: AttemptPatch = {},
  ): Promise<boolean> {
    const changed = await this.#db
      .updateTable('paymentAttempts')
      .set({ ...columnsOf(patch), status: to, updatedAt: now })
      .where('id', '=', id)
      .where('status', 'in', from)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }

  async annotate(id: string, now: Date, patch: AttemptPatch): Promise<void> {
    await this.#db
      .updateTable('paymentAttempts')
      .set({ ...columnsOf(patch), updatedAt: now })
      .where('id', '=', id)
      .execute();
  }

  async claimAsk(id: string, now: Date, before: Date): Promise<boolean> {
    const changed = await this.#db
      .updateTable('paymentAttempts')
      .set({ askedAt: now })
      .where('id', '=', id)
      .where((or) => or.or([or('askedAt', 'is', null), or('askedAt', '<=', before)]))
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }

  async due(query: Parameters<AttemptRecords['due']>[0]): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('paymentAttempts')
      .select('id')
      .where('status', 'in', query.statuses)
      .where((or) =>
        or('createdAt', '<=', query.askedBefore).and(
          or.or([or('askedAt', 'is', null), or('askedAt', '<=', query.askedBefore)]),
        ),
      )
      .$if(query.createdAfter !== undefined, (some) =>
        some.where('createdAt', '>', query.createdAfter ?? new Date(0)),
      )
      .orderBy((order) => order.fn.coalesce('askedAt', 'createdAt'))
      .limit(query.limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async approvedBetween(from: Date, to: Date): Promise<readonly ApprovedAttempt[]> {
    const rows = await this.#db
      .selectFrom('paymentAttempts')
      .select(COMPARED)
      .where('status', '=', 'APPROVED')
      .where('approvedAt', '>=', from)
      .where('approvedAt', '<', to)
      .execute();
    return rows.map((row) => present(row));
  }

  #all() {
    return this.#db.selectFrom('paymentAttempts').selectAll();
  }
}

const COMPARED = [
  'id',
  'submissionId',
  'amountCents',
  'disposition',
  'approvedCents',
  'approvedCurrency',
] as const;

const POLLED = [
  'paymentAttempts.id',
  'paymentAttempts.submissionId',
  'paymentAttempts.status',
  'paymentAttempts.method',
  'paymentAttempts.startedAt',
  'paymentAttempts.askedAt',
  'paymentAttempts.chargeId',
  'paymentAttempts.settledAt',
  'paymentAttempts.resultCode',
  'paymentAttempts.description',
  'paymentAttempts.rejectReasonCode',
  'paymentAttempts.canRetry',
  'paymentAttempts.updatedAt',
  'submissions.sitting',
  'submissions.status as submissionStatus',
  'submissions.paidAttemptId',
] as const;

function toAttempt({ fps, ...row }: Selectable<Database['paymentAttempts']>): PaymentAttempt {
  return {
    ...present(row),
    ...(fps && { fps: { ...fps, expiresAt: new Date(fps.expiresAt) } }),
  };
}

/** Returns the columns of a patch. An `undefined` leaves the column unchanged. */
function columnsOf({ fps, ...patch }: AttemptPatch): Updateable<Database['paymentAttempts']> {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(fps && { fps: JSON.stringify({ ...fps, expiresAt: fps.expiresAt.toISOString() }) }),
  };
}
