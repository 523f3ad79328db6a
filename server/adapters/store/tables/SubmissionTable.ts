import type { Kysely, Updateable } from 'kysely';
import type {
  NewAnswers,
  NewPrice,
  NewSubmission,
  Submission,
  SubmissionPatch,
  SubmissionStatus,
} from '../../../ports/store/Submission.ts';
import type { SubmissionRecords } from '../../../ports/store/SubmissionStore.ts';
import type { Database } from './Database.ts';
import { present } from './present.ts';

/** The submissions table. */
export class SubmissionTable implements SubmissionRecords {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async insert({ now, ...submission }: NewSubmission): Promise<void> {
    await this.#db
      .insertInto('submissions')
      .values({
        ...submission,
        feeLines: JSON.stringify(submission.feeLines),
        sealedData: submission.sealedData ?? null,
        sealedAck: submission.sealedAck ?? null,
        status: 'QUOTED',
        createdAt: now,
        updatedAt: now,
      })
      .execute();
  }

  async find(id: string): Promise<Submission | undefined> {
    const row = await this.#one(id).executeTakeFirst();
    return row && present(row);
  }

  async lock(id: string): Promise<Submission | undefined> {
    const row = await this.#one(id).forUpdate().executeTakeFirst();
    return row && present(row);
  }

  async payingOf(sitting: string): Promise<Submission | undefined> {
    const row = await this.#db
      .selectFrom('submissions')
      .select(COLUMNS)
      .where('sitting', '=', sitting)
      .where('status', '=', 'PAYING')
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && present(row);
  }

  async replaceAnswers(id: string, { now, ...answers }: NewAnswers): Promise<boolean> {
    return this.#change(id, ['QUOTED'], {
      ...answers,
      feeLines: JSON.stringify(answers.feeLines),
      sealedAck: answers.sealedAck ?? null,
      updatedAt: now,
    });
  }

  async reprice(id: string, { now, feeLines, ...price }: NewPrice): Promise<boolean> {
    const lines = { feeLines: JSON.stringify(feeLines) };
    return this.#change(id, ['QUOTED'], { ...price, ...lines, updatedAt: now });
  }

  async move(
    id: string,
    from: readonly SubmissionStatus[],
    to: SubmissionStatus,
    now: Date,
    patch: SubmissionPatch = {},
  ): Promise<boolean> {
    const paid = patch.paidAttemptId === undefined ? {} : { paidDisposition: 'APPLIED' as const };
    return this.#change(id, from, { ...patch, ...paid, status: to, updatedAt: now });
  }

  async replaceAck(id: string, sealedAck: Uint8Array | undefined, now: Date): Promise<void> {
    await this.#db
      .updateTable('submissions')
      .set({ sealedAck: sealedAck ?? null, updatedAt: now })
      .where('id', '=', id)
      .execute();
  }

  #one(id: string) {
    return this.#db.selectFrom('submissions').select(COLUMNS).where('id', '=', id);
  }

  async #change(
    id: string,
    from: readonly SubmissionStatus[],
    values: Updateable<Database['submissions']>,
  ): Promise<boolean> {
    const changed = await this.#db
      .updateTable('submissions')
      .set(values)
      .where('id', '=', id)
      .where('status', 'in', from)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }
}

const COLUMNS = [
  'id',
  'sitting',
  'formCode',
  'definitionHash',
  'language',
  'status',
  'dataHash',
  'sealedData',
  'sealedAck',
  'amountCents',
  'feeLines',
  'quoteExpiresAt',
  'paidAttemptId',
  'referenceNumber',
  'submittedAt',
  'createdAt',
  'updatedAt',
  'takenAt',
  'takenBy',
  'takenSha256',
] as const;
