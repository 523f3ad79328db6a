import type { Kysely } from 'kysely';
import type { WebToken } from '../../../ports/store/PaymentAttempt.ts';
import type { WebTokenRecords } from '../../../ports/store/SubmissionStore.ts';
import type { Database } from './Database.ts';
import { present } from './present.ts';

/** The web tokens table, which contains only hashes. */
export class WebTokenTable implements WebTokenRecords {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(token: Parameters<WebTokenRecords['add']>[0]): Promise<void> {
    await this.#db
      .insertInto('webTokens')
      .values({ ...token })
      .execute();
  }

  async find(tokenHash: string): Promise<WebToken | undefined> {
    const row = await this.#all().where('tokenHash', '=', tokenHash).executeTakeFirst();
    return row && present(row);
  }

  async ofAttempt(attemptId: string): Promise<readonly WebToken[]> {
    const rows = await this.#all().where('attemptId', '=', attemptId).execute();
    return rows.map(present);
  }

  async spend(tokenHash: string, now: Date): Promise<boolean> {
    const changed = await this.#db
      .updateTable('webTokens')
      .set({ usedAt: now })
      .where('tokenHash', '=', tokenHash)
      .where('usedAt', 'is', null)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }

  #all() {
    return this.#db.selectFrom('webTokens').selectAll();
  }
}
