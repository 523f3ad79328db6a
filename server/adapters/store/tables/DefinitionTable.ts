import type { Kysely } from 'kysely';
import type {
  DefinitionStore,
  KnownDefinition,
  StoredDefinition,
} from '../../../ports/store/DefinitionStore.ts';
import type { Clock } from '../../../ports/system/Clock.ts';
import type { Database } from './Database.ts';

/** The table of published definitions, by hash. */
export class DefinitionTable implements DefinitionStore {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;

  constructor(db: Kysely<Database>, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async addDefinition(definition: StoredDefinition): Promise<void> {
    await this.#db
      .insertInto('definitions')
      .values({ ...definition, createdAt: this.#clock.now() })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }

  async offerDefinition(code: string, hash: string): Promise<void> {
    await this.#db
      .updateTable('definitions')
      .set({ supersededAt: this.#clock.now() })
      .where('code', '=', code)
      .where('hash', '!=', hash)
      .where('supersededAt', 'is', null)
      .execute();
    await this.#db
      .updateTable('definitions')
      .set({ supersededAt: null })
      .where('hash', '=', hash)
      .execute();
  }

  async findDefinition(hash: string): Promise<KnownDefinition | undefined> {
    const row = await this.#all()
      .select('supersededAt')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row && { ...row, supersededAt: row.supersededAt ?? undefined };
  }

  async latestDefinition(code: string): Promise<StoredDefinition | undefined> {
    return this.#all()
      .where('code', '=', code)
      .orderBy('version', 'desc')
      .orderBy('createdAt', 'desc')
      .executeTakeFirst();
  }

  #all() {
    return this.#db.selectFrom('definitions').select(['hash', 'code', 'version', 'content']);
  }
}
