import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type {
  HandedInQuery,
  RetentionRecords,
  TakenMark,
  Untaken,
} from '../../../ports/store/Retention.ts';
import type { Database } from './Database.ts';

/** Statuses of online submissions. */
const ONLINE = ['SUBMITTED', 'ACKNOWLEDGED'] as const;

/** The queries of retention and export: they find and erase due records, and mark exported ones. */
export class RetentionTables implements RetentionRecords {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async unfinished(before: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.#held(before, limit).where('status', '=', 'QUOTED').execute();
    return rows.map(({ id }) => id);
  }

  async printedDue(before: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.#held(before, limit)
      .where('status', '=', 'OFFLINE_COMPLETED')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('signatures')
              .select('field')
              .whereRef('signatures.submissionId', '=', 'submissions.id'),
          ),
        ),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  async answersDue(before: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.#held(before, limit)
      .where(({ or, and, eb }) =>
        or([
          and([eb('status', 'in', ONLINE), eb('takenAt', '<=', before)]),
          eb('status', 'in', ['OFFLINE_COMPLETED', 'ABANDONED']),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('outbox')
              .select('key')
              .whereRef('outbox.submissionId', '=', 'submissions.id')
              .where('deadAt', 'is', null)
              .where((one) => one.or([one('doneAt', 'is', null), one('doneAt', '>', before)])),
          ),
        ),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  async markTaken(id: string, mark: TakenMark): Promise<boolean> {
    const changed = await this.#db
      .updateTable('submissions')
      .set({ ...mark })
      .where('id', '=', id)
      .where('status', 'in', ONLINE)
      .where('forgottenAt', 'is', null)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }

  async handedIn(query: HandedInQuery): Promise<readonly string[]> {
    const { formCode, since, isAgain, after, limit } = query;
    const rows = await this.#db
      .selectFrom('submissions')
      .select(sql<string>`reference_number`.as('referenceNumber'))
      .where('formCode', '=', formCode)
      .where('status', 'in', ONLINE)
      .where('forgottenAt', 'is', null)
      .$if(!isAgain, (wanted) => wanted.where('takenAt', 'is', null))
      .$if(since !== undefined, (wanted) => wanted.where('submittedAt', '>=', since as Date))
      .$if(after !== undefined, (wanted) => wanted.where('referenceNumber', '>', after as string))
      .orderBy('referenceNumber')
      .limit(limit)
      .execute();
    return rows.map(({ referenceNumber }) => referenceNumber);
  }

  async untaken(limit: number): Promise<Untaken> {
    const waiting = this.#db
      .selectFrom('submissions')
      .where('status', 'in', ONLINE)
      .where('takenAt', 'is', null)
      .where('forgottenAt', 'is', null);
    const { count, oldestAt } = await waiting
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('submittedAt').as('oldestAt')])
      .executeTakeFirstOrThrow();
    const given = waiting.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('outbox')
          .select('key')
          .whereRef('outbox.submissionId', '=', 'submissions.id')
          .where('topic', 'in', ['export', 'ackPdf'])
          .where('deadAt', 'is not', null),
      ),
    );
    const { deadCount } = await given
      .select(({ fn }) => fn.countAll<number>().as('deadCount'))
      .executeTakeFirstOrThrow();
    const dead = await given
      .select(['id as submissionId', sql<string>`reference_number`.as('referenceNumber')])
      .orderBy('submittedAt')
      .limit(limit)
      .execute();
    return { count, deadCount, dead, ...(oldestAt && { oldestAt }) };
  }

  async recordsDue(before: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('submissions')
      .select('id')
      .where('forgottenAt', 'is not', null)
      .where('status', '<>', 'PAID_NEEDS_ACTION')
      .where(({ or, and, eb, not, exists, selectFrom }) =>
        or([
          eb('updatedAt', '<=', before),
          and([
            eb('status', '=', 'ABANDONED'),
            not(
              exists(
                selectFrom('paymentAttempts')
                  .select('id')
                  .whereRef('paymentAttempts.submissionId', '=', 'submissions.id')
                  .where('startedAt', 'is not', null),
              ),
            ),
          ]),
        ]),
      )
      .where((row) => row.not(hasFiles(row)))
      .where((row) => row.not(hasWaitingMoney(row)))
      .orderBy('updatedAt')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async filesDue(limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('submissions')
      .select('id')
      .where('forgottenAt', 'is not', null)
      .where(hasFiles)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async forgetAnswers(id: string, now: Date): Promise<void> {
    await this.#db
      .updateTable('submissions')
      .set({ sealedData: null, sealedAck: null, forgottenAt: now })
      .where('id', '=', id)
      .execute();
  }

  async keepAddress(id: string, sealedAddress: Uint8Array, now: Date): Promise<void> {
    await this.#db
      .updateTable('submissions')
      .set({ sealedData: null, sealedAck: sealedAddress, updatedAt: now })
      .where('id', '=', id)
      .execute();
  }

  async forgetFiles(id: string): Promise<void> {
    await this.#db.deleteFrom('signatures').where('submissionId', '=', id).execute();
    await this.#db.deleteFrom('storedFiles').where('submissionId', '=', id).execute();
  }

  async forgetRecord(id: string): Promise<void> {
    await sql`SELECT set_config('landform.purge', 'yes', true)`.execute(this.#db);
    await sql`SET CONSTRAINTS ALL DEFERRED`.execute(this.#db);
    await this.#db.deleteFrom('submissionEvents').where('submissionId', '=', id).execute();
    await this.#db.deleteFrom('outbox').where('submissionId', '=', id).execute();
    await this.#db.deleteFrom('paymentAttempts').where('submissionId', '=', id).execute();
    await this.#db.deleteFrom('submissions').where('id', '=', id).execute();
    await sql`SELECT set_config('landform.purge', 'no', true)`.execute(this.#db);
  }

  async sweep(before: Date): Promise<number> {
    const swept = await Promise.all([
      this.#db.deleteFrom('webTokens').where('expiresAt', '<', before).executeTakeFirst(),
      this.#db.deleteFrom('idempotency').where('createdAt', '<', before).executeTakeFirst(),
      this.#db.deleteFrom('captchaChallenges').where('expiresAt', '<', before).executeTakeFirst(),
      this.#db.deleteFrom('accessTokens').where('expiresAt', '<', before).executeTakeFirst(),
      this.#db.deleteFrom('identityLogins').where('expiresAt', '<', before).executeTakeFirst(),
    ]);
    return swept.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
  }

  #held(before: Date, limit: number) {
    return this.#db
      .selectFrom('submissions')
      .select('id')
      .where('forgottenAt', 'is', null)
      .where('updatedAt', '<=', before)
      .orderBy('updatedAt')
      .limit(limit);
  }
}

/** Builds the condition for a submission with approved money that is neither used nor paid out. */
function hasWaitingMoney({ exists, selectFrom }: ExpressionBuilder<Database, 'submissions'>) {
  return exists(
    selectFrom('paymentAttempts')
      .select('id')
      .whereRef('paymentAttempts.submissionId', '=', 'submissions.id')
      .where('disposition', 'in', ['REFUND_DUE', 'NEEDS_ACTION'])
      .where('dealtAt', 'is', null),
  );
}

/** Builds the condition for a submission with stored files or signatures. */
function hasFiles({ or, exists, selectFrom }: ExpressionBuilder<Database, 'submissions'>) {
  return or([
    exists(
      selectFrom('storedFiles')
        .select('key')
        .whereRef('storedFiles.submissionId', '=', 'submissions.id'),
    ),
    exists(
      selectFrom('signatures')
        .select('field')
        .whereRef('signatures.submissionId', '=', 'submissions.id'),
    ),
  ]);
}
