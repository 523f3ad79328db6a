import { type Kysely, sql } from 'kysely';
import type { CallCount, CallCounters } from '../../../ports/store/CallCounters.ts';
import type { Database } from './Database.ts';

/**
 * The table of call counters. One statement counts a call, by the database's clock, because the
 * clocks of instances may differ.
 */
export class CounterTable implements CallCounters {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async count(key: string, windowMs: number): Promise<CallCount> {
    const { rows } = await sql<CallCount>`
      INSERT INTO call_counters AS known (key, calls, ends_at)
      VALUES (${key}, 1, now() + ${windowMs} * interval '1 millisecond')
      ON CONFLICT (key) DO UPDATE SET
        calls = CASE WHEN known.ends_at <= now() THEN 1 ELSE known.calls + 1 END,
        ends_at = CASE WHEN known.ends_at <= now() THEN excluded.ends_at ELSE known.ends_at END
      RETURNING calls, ceil(extract(epoch FROM ends_at - now()) * 1000)::integer AS ends_in_ms
    `.execute(this.#db);
    const [row] = rows;
    if (!row) throw new Error('Cannot count a call: the database gave no row');
    return row;
  }

  async sweep(): Promise<number> {
    const { numAffectedRows } = await sql`DELETE FROM call_counters WHERE ends_at <= now()`.execute(
      this.#db,
    );
    return Number(numAffectedRows ?? 0);
  }
}
