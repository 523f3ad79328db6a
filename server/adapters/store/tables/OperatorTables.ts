import { type Kysely, sql } from 'kysely';
import type {
  Deal,
  NotedDifference,
  OperatorRecords,
  SetAsidePayment,
  WaitingCounts,
  WaitingQuery,
} from '../../../ports/store/OperatorRecords.ts';
import type { Disposition } from '../../../ports/store/PaymentAttempt.ts';
import type { Database } from './Database.ts';
import { present } from './present.ts';

/**
 * The dispositions of an approved payment that its submission does not use, or does not use yet.
 */
const SET_ASIDE: readonly Disposition[] = ['REFUND_DUE', 'NEEDS_ACTION'];

/** The payments and differences that wait for an operator, from payment attempts and history. */
export class OperatorTables implements OperatorRecords {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async setAside({ isAll, limit }: WaitingQuery): Promise<readonly SetAsidePayment[]> {
    const rows = await this.#db
      .selectFrom('paymentAttempts as attempt')
      .innerJoin('submissions', 'submissions.id', 'attempt.submissionId')
      .select([...PAYMENT, ...SUBMISSION])
      .select(sql<boolean>`sealed_data IS NOT NULL`.as('hasAnswers'))
      .where('attempt.status', '=', 'APPROVED')
      .where((row) =>
        isAll
          ? row.or([
              row('attempt.disposition', 'in', SET_ASIDE),
              row('attempt.dealtAt', 'is not', null),
            ])
          : row.and([
              row('attempt.disposition', 'in', SET_ASIDE),
              row('attempt.dealtAt', 'is', null),
            ]),
      )
      .orderBy('attempt.approvedAt')
      .orderBy('attempt.id')
      .limit(limit)
      .execute();
    return rows.map(({ status, priceCents, answersHash, referenceNumber, hasAnswers, ...row }) => ({
      ...present(row),
      submission: {
        status,
        amountCents: priceCents,
        dataHash: answersHash,
        hasAnswers,
        ...(referenceNumber !== null && { referenceNumber }),
      },
    }));
  }

  async differences({ isAll, limit }: WaitingQuery): Promise<readonly NotedDifference[]> {
    const rows = await this.#differences()
      .$if(!isAll, (some) => some.where('deal.id', 'is', null))
      .orderBy('noted.id')
      .limit(limit)
      .execute();
    return rows.map(toDifference);
  }

  async waiting(): Promise<WaitingCounts> {
    const money = await this.#db
      .selectFrom('paymentAttempts as attempt')
      .innerJoin('submissions', 'submissions.id', 'attempt.submissionId')
      .select(({ fn }) => [fn.countAll<number>().as('all'), fn.min('approvedAt').as('oldestAt')])
      .select(({ fn, and, eb }) =>
        fn
          .countAll<number>()
          .filterWhere(
            and([
              eb('attempt.disposition', '=', 'NEEDS_ACTION'),
              eb('submissions.status', '=', 'PAID_NEEDS_ACTION'),
            ]),
          )
          .as('needsAction'),
      )
      .where('attempt.disposition', 'in', SET_ASIDE)
      .where('attempt.dealtAt', 'is', null)
      .executeTakeFirstOrThrow();
    const books = await this.#differences()
      .clearSelect()
      .select(({ fn }) => [fn.countAll<number>().as('all'), fn.min('noted.at').as('oldestAt')])
      .where('deal.id', 'is', null)
      .executeTakeFirstOrThrow();
    const [oldestAt] = [money.oldestAt, books.oldestAt]
      .filter((at) => at !== null)
      .toSorted((a, b) => a.getTime() - b.getTime());
    return {
      refunds: money.all - money.needsAction,
      needsAction: money.needsAction,
      differences: books.all,
      ...(oldestAt && { oldestAt }),
    };
  }

  async lockDifference(attemptId: string, reason: string): Promise<NotedDifference | undefined> {
    await this.#db
      .selectFrom('submissionEvents as noted')
      .select('id')
      .where('kind', '=', 'payment.difference')
      .where('attemptId', '=', attemptId)
      .forUpdate()
      .execute();
    // Reads after the lock: the previous holder may have dealt with the difference.
    const row = await this.#differences()
      .where('noted.attemptId', '=', attemptId)
      .where(sql`noted.detail ->> 'reason'`, '=', reason)
      .executeTakeFirst();
    return row && toDifference(row);
  }

  async payOut(attemptId: string, deal: Deal): Promise<boolean> {
    const changed = await this.#waitingAttempt(attemptId, SET_ASIDE)
      .set({ ...deal })
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }

  async use(attemptId: string, approvedCents: number, deal: Deal): Promise<boolean> {
    const changed = await this.#waitingAttempt(attemptId, ['NEEDS_ACTION'])
      .set({ ...deal, disposition: 'APPLIED', approvedCents, approvedCurrency: 'HKD' })
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }

  #waitingAttempt(attemptId: string, dispositions: readonly Disposition[]) {
    return this.#db
      .updateTable('paymentAttempts')
      .where('id', '=', attemptId)
      .where('status', '=', 'APPROVED')
      .where('disposition', 'in', dispositions)
      .where('dealtAt', 'is', null);
  }

  #differences() {
    return this.#db
      .selectFrom('submissionEvents as noted')
      .leftJoin('submissionEvents as deal', (join) =>
        join
          .onRef('deal.attemptId', '=', 'noted.attemptId')
          .on('deal.kind', '=', 'operator.differenceDealt')
          .on(sql<boolean>`deal.detail ->> 'reason' = noted.detail ->> 'reason'`),
      )
      .leftJoin('paymentAttempts as attempt', 'attempt.id', 'noted.attemptId')
      .select([
        'noted.attemptId',
        'noted.submissionId',
        'noted.at',
        'noted.detail',
        'deal.at as dealtAt',
        'attempt.chargeId',
        'attempt.method',
      ])
      .select(sql<string | null>`deal.detail ->> 'by'`.as('dealtBy'))
      .where('noted.kind', '=', 'payment.difference');
  }
}

const PAYMENT = [
  'attempt.id',
  'attempt.submissionId',
  'attempt.amountCents',
  'attempt.dataHash',
  'attempt.method',
  'attempt.chargeId',
  'attempt.disposition',
  'attempt.approvedCents',
  'attempt.approvedCurrency',
  'attempt.approvedAt',
  'attempt.dealtAt',
  'attempt.dealtBy',
] as const;

const SUBMISSION = [
  'submissions.status',
  'submissions.amountCents as priceCents',
  'submissions.dataHash as answersHash',
  'submissions.referenceNumber',
] as const;

interface DifferenceRow extends Pick<Database['paymentAttempts'], 'dealtBy'> {
  readonly attemptId: string | null;
  readonly submissionId: string | null;
  readonly at: Date;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
  readonly dealtAt: Date | null;
  readonly chargeId: string | null;
  readonly method: Database['paymentAttempts']['method'];
}

function toDifference({ detail, attemptId, ...row }: DifferenceRow): NotedDifference {
  const { reason, expectedCents, foundCents } = detail;
  return {
    ...present(row),
    attemptId: attemptId ?? '',
    reason: String(reason),
    ...(typeof expectedCents === 'number' && { expectedCents }),
    ...(typeof foundCents === 'number' && { foundCents }),
  };
}
