import type { Kysely } from 'kysely';
import type { CaptchaStore, TokenUse } from '../../../ports/store/CaptchaStore.ts';
import type { Database } from './Database.ts';

/**
 * The tables of captcha challenges and access tokens; one statement decides the result of each
 * method.
 */
export class CaptchaTables implements CaptchaStore {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async addChallenge(idHash: string, expiresAt: Date): Promise<void> {
    await this.#db.insertInto('captchaChallenges').values({ idHash, expiresAt }).execute();
  }

  async countAnswer(idHash: string, now: Date): Promise<number> {
    const row = await this.#db
      .updateTable('captchaChallenges')
      .set((set) => ({ answers: set('answers', '+', 1) }))
      .where('idHash', '=', idHash)
      .where('used', '=', false)
      .where('expiresAt', '>', now)
      .returning('answers')
      .executeTakeFirst();
    return row?.answers ?? 0;
  }

  async spendChallenge(idHash: string): Promise<boolean> {
    const changed = await this.#db
      .updateTable('captchaChallenges')
      .set({ used: true })
      .where('idHash', '=', idHash)
      .where('used', '=', false)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }

  async addToken(tokenHash: string, uses: number, expiresAt: Date): Promise<void> {
    await this.#db
      .insertInto('accessTokens')
      .values({ tokenHash, usesLeft: uses, expiresAt })
      .execute();
  }

  async spendToken(tokenHash: string, now: Date): Promise<TokenUse> {
    const changed = await this.#db
      .updateTable('accessTokens')
      .set((set) => ({ usesLeft: set('usesLeft', '-', 1) }))
      .where('tokenHash', '=', tokenHash)
      .where('usesLeft', '>', 0)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 1n) return 'ok';
    const known = await this.#db
      .selectFrom('accessTokens')
      .select('tokenHash')
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst();
    return known ? 'expired' : 'unknown';
  }

  async retireToken(tokenHash: string, endsAt: Date): Promise<void> {
    await this.#db
      .updateTable('accessTokens')
      .set({ expiresAt: endsAt })
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', endsAt)
      .execute();
  }
}
