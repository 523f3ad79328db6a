import type { Kysely } from 'kysely';
import type {
  NewSupplementaryRequest,
  SupplementaryRequest,
  SupplementaryRequests,
} from '../../../ports/store/SupplementaryRequests.ts';
import type { Database } from './Database.ts';
import { present } from './present.ts';

/** The table of supplementary requests. */
export class SupplementTable implements SupplementaryRequests {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(request: NewSupplementaryRequest): Promise<void> {
    await this.#db
      .insertInto('supplementaryRequests')
      .values({ ...request })
      .execute();
  }

  async find(id: string): Promise<SupplementaryRequest | undefined> {
    const row = await this.#all().where('id', '=', id).executeTakeFirst();
    return row && present(row);
  }

  async ofSubmission(submissionId: string): Promise<readonly SupplementaryRequest[]> {
    const rows = await this.#all()
      .where('submissionId', '=', submissionId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return rows.map(present);
  }

  async use(
    id: string,
    { usedBy, now, expiredBefore }: Parameters<SupplementaryRequests['use']>[1],
  ): Promise<boolean> {
    const changed = await this.#open(id)
      .where('expiresAt', '>', expiredBefore)
      .set({ usedAt: now, usedBy })
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }

  async revoke(id: string, now: Date): Promise<boolean> {
    const changed = await this.#open(id)
      .set({ revokedAt: now, sealedMail: null })
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }

  async forgetMail(id: string): Promise<void> {
    await this.#db
      .updateTable('supplementaryRequests')
      .set({ sealedMail: null })
      .where('id', '=', id)
      .execute();
  }

  async forgetOver(before: Date): Promise<number> {
    const removed = await this.#db
      .deleteFrom('supplementaryRequests')
      .where((row) =>
        row.or([
          row('expiresAt', '<', before),
          row('usedAt', '<', before),
          row('revokedAt', '<', before),
        ]),
      )
      .executeTakeFirst();
    return Number(removed.numDeletedRows);
  }

  #all() {
    return this.#db.selectFrom('supplementaryRequests').selectAll();
  }

  /** Starts an update of a request that was neither used nor revoked. */
  #open(id: string) {
    return this.#db
      .updateTable('supplementaryRequests')
      .where('id', '=', id)
      .where('usedAt', 'is', null)
      .where('revokedAt', 'is', null);
  }
}
