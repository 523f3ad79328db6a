import { type Kysely, sql, type UpdateObject } from 'kysely';
import type {
  DeadLetter,
  NewOutboxMessage,
  OutboxMessage,
  OutboxRecords,
  OutboxState,
} from '../../../ports/store/Outbox.ts';
import type { Database } from './Database.ts';
import { present } from './present.ts';

/** The channel on which the database announces a new message after the commit. */
export const OUTBOX_CHANNEL = 'landform_outbox';

const NOTIFY = sql`pg_notify(${sql.lit(OUTBOX_CHANNEL)}, '')`;

/** The outbox table. */
export class OutboxTable implements OutboxRecords {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add({ payload, ...message }: NewOutboxMessage): Promise<boolean> {
    const row = await this.#db
      .insertInto('outbox')
      .values({ ...message, payload: JSON.stringify(payload) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning(['key', NOTIFY.as('notified')])
      .executeTakeFirst();
    return row !== undefined;
  }

  async claim(claim: Parameters<OutboxRecords['claim']>[0]): Promise<readonly OutboxMessage[]> {
    const { now, lease, leaseEndsAt, limit } = claim;
    const rows = await this.#db
      .with(
        (cte) => cte('due').materialized(),
        (db) =>
          db
            .selectFrom('outbox')
            .select('key')
            .where('doneAt', 'is', null)
            .where('deadAt', 'is', null)
            .where('dueAt', '<=', now)
            .where((or) => or.or([or('leaseEndsAt', 'is', null), or('leaseEndsAt', '<=', now)]))
            .orderBy('dueAt')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
      )
      .updateTable('outbox')
      .from('due')
      .set((set) => ({ lease, leaseEndsAt, tries: set('outbox.tries', '+', 1) }))
      .whereRef('outbox.key', '=', 'due.key')
      .returning(MESSAGE)
      .execute();
    return rows
      .map((row) => ({ ...row, lease }))
      .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  }

  async prolong(key: string, lease: string, leaseEndsAt: Date): Promise<boolean> {
    return this.#change(key, lease, { leaseEndsAt });
  }

  async finish(key: string, lease: string, now: Date): Promise<boolean> {
    return this.#change(key, lease, { doneAt: now, error: null });
  }

  async postpone(key: string, lease: string, dueAt: Date, error: string): Promise<boolean> {
    return this.#change(key, lease, { dueAt, error, lease: null, leaseEndsAt: null });
  }

  async bury(key: string, lease: string, now: Date, error: string): Promise<boolean> {
    return this.#change(key, lease, { deadAt: now, error });
  }

  async find(key: string): Promise<OutboxState | undefined> {
    const row = await this.#db
      .selectFrom('outbox')
      .select(['tries', 'dueAt', 'doneAt', 'deadAt', 'error'])
      .where('key', '=', key)
      .executeTakeFirst();
    return row && present(row);
  }

  async dead(limit: number): Promise<readonly DeadLetter[]> {
    const rows = await this.#db
      .selectFrom('outbox')
      .select([...MESSAGE, 'outbox.error'])
      .where('deadAt', 'is not', null)
      .orderBy('deadAt', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ error, ...row }) => ({ ...row, error: error ?? '' }));
  }

  async requeue(key: string, now: Date): Promise<number> {
    const changed = await this.#db
      .updateTable('outbox')
      .set({ deadAt: null, lease: null, leaseEndsAt: null, dueAt: now, tries: 0 })
      .where('key', '=', key)
      .where('deadAt', 'is not', null)
      .returning(['key', NOTIFY.as('notified')])
      .execute();
    return changed.length;
  }

  async oldestAgeMs(now: Date): Promise<number> {
    const row = await this.#db
      .selectFrom('outbox')
      .select(sql<Date | null>`min(due_at)`.as('oldest'))
      .where('doneAt', 'is', null)
      .where('deadAt', 'is', null)
      .executeTakeFirst();
    return row?.oldest ? Math.max(0, now.getTime() - row.oldest.getTime()) : 0;
  }

  /**
   * Changes a message that is neither done nor dead. Only the holder of the newest lease may do so.
   */
  async #change(
    key: string,
    lease: string,
    values: UpdateObject<Database, 'outbox'>,
  ): Promise<boolean> {
    const changed = await this.#db
      .updateTable('outbox')
      .set(values)
      .where('key', '=', key)
      .where('lease', '=', lease)
      .where('doneAt', 'is', null)
      .where('deadAt', 'is', null)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }
}

const MESSAGE = [
  'outbox.key',
  'outbox.topic',
  'outbox.submissionId',
  'outbox.payload',
  'outbox.dueAt',
  'outbox.tries',
] as const;
