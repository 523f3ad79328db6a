import type { Kysely } from 'kysely';
import type {
  SignatureRecord,
  SignatureRecords,
  SignatureStatus,
} from '../../../ports/store/Signature.ts';
import type { FileRecord, FileRecords } from '../../../ports/store/SubmissionStore.ts';
import type { Database } from './Database.ts';
import { present } from './present.ts';

/** The signatures table: one row per submission, field and status. */
export class SignatureTable implements SignatureRecords {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async put(record: SignatureRecord): Promise<void> {
    const { submissionId, field, status, ...rest } = record;
    const values = { ...rest, sealedState: record.sealedState ?? null };
    await this.#db
      .insertInto('signatures')
      .values({ submissionId, field, status, ...values })
      .onConflict((conflict) =>
        conflict.columns(['submissionId', 'field', 'status']).doUpdateSet(values),
      )
      .execute();
  }

  async find(
    submissionId: string,
    field: string,
    status: SignatureStatus,
  ): Promise<SignatureRecord | undefined> {
    const row = await this.#of(submissionId)
      .where('field', '=', field)
      .where('status', '=', status)
      .executeTakeFirst();
    return row && present(row);
  }

  async ofSubmission(submissionId: string): Promise<readonly SignatureRecord[]> {
    const rows = await this.#of(submissionId).orderBy('signedAt').orderBy('field').execute();
    return rows.map(present);
  }

  async clear(submissionId: string): Promise<readonly SignatureRecord[]> {
    const rows = await this.#db
      .deleteFrom('signatures')
      .where('submissionId', '=', submissionId)
      .returningAll()
      .execute();
    return rows.map(present);
  }

  async remove(submissionId: string, field: string, status: SignatureStatus): Promise<void> {
    await this.#db
      .deleteFrom('signatures')
      .where('submissionId', '=', submissionId)
      .where('field', '=', field)
      .where('status', '=', status)
      .execute();
  }

  #of(submissionId: string) {
    return this.#db.selectFrom('signatures').selectAll().where('submissionId', '=', submissionId);
  }
}

/** The table of the metadata of stored files. The file store has the bytes. */
export class FileTable implements FileRecords {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(file: FileRecord, now: Date): Promise<void> {
    await this.#db
      .insertInto('storedFiles')
      .values({ ...file, createdAt: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }

  async ofSubmission(submissionId: string): Promise<readonly FileRecord[]> {
    return this.#db
      .selectFrom('storedFiles')
      .select(['key', 'submissionId', 'kind', 'sha256', 'size', 'type'])
      .where('submissionId', '=', submissionId)
      .orderBy('createdAt')
      .orderBy('key')
      .execute();
  }

  async remove(key: string): Promise<void> {
    await this.#db.deleteFrom('storedFiles').where('key', '=', key).execute();
  }
}
