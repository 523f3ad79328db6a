import type { Kysely } from 'kysely';
import type { IdentityLogins, LoginEnd, LoginRecord } from '../../../ports/store/IdentityLogins.ts';
import type { Database } from './Database.ts';

/** The table of log-ins in the identity app; each method is one statement. */
export class IdentityLoginTable implements IdentityLogins {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async begin(
    login: Pick<LoginRecord, 'stateHash' | 'sitting' | 'formCode' | 'expiresAt'>,
  ): Promise<void> {
    await this.#db
      .insertInto('identityLogins')
      .values({ ...login, status: 'WAITING' })
      .execute();
  }

  find(stateHash: string, now: Date): Promise<LoginRecord | undefined> {
    return this.#db
      .selectFrom('identityLogins')
      .selectAll()
      .where('stateHash', '=', stateHash)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
  }

  findByHandle(handleHash: string, now: Date): Promise<LoginRecord | undefined> {
    return this.#db
      .selectFrom('identityLogins')
      .selectAll()
      .where('handleHash', '=', handleHash)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
  }

  async take(
    stateHash: string,
    sittings: readonly string[],
    { now, until }: { readonly now: Date; readonly until: Date },
  ): Promise<boolean> {
    if (sittings.length === 0) return false;
    const changed = await this.#db
      .updateTable('identityLogins')
      .set({ status: 'REDEEMING', expiresAt: until })
      .where('stateHash', '=', stateHash)
      .where('sitting', 'in', sittings)
      .where('status', '=', 'WAITING')
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }

  async end(stateHash: string, end: LoginEnd): Promise<void> {
    await this.#db
      .updateTable('identityLogins')
      .set(end)
      .where('stateHash', '=', stateHash)
      .where('status', '=', 'REDEEMING')
      .execute();
  }
}
