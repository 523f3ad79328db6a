import { type Kysely, sql } from 'kysely';
import type { KeyCheck, KeyChecks, SealedSample } from '../../../ports/store/KeyChecks.ts';
import type { Database } from './Database.ts';

/** Every column that contains seals. */
const SEALED: readonly SealedColumn[] = [
  { table: 'submissions', column: 'sealed_data', row: 'id' },
  { table: 'submissions', column: 'sealed_ack', row: 'id' },
  { table: 'signatures', column: 'sealed_signer', row: "submission_id || '/' || field" },
  { table: 'signatures', column: 'sealed_state', row: "submission_id || '/' || field" },
  { table: 'supplementary_requests', column: 'sealed_questions', row: 'id' },
  { table: 'supplementary_requests', column: 'sealed_mail', row: 'id' },
];

interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** SQL expression for the row in the seal's place. */
  readonly row: string;
}

/** The table of the keys' check values, with queries for the seals of other tables. */
export class KeyCheckTable implements KeyChecks {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async all(): Promise<readonly KeyCheck[]> {
    return this.#db.selectFrom('keyChecks').select(['keyId', 'sealed']).orderBy('keyId').execute();
  }

  async add(check: KeyCheck, now: Date): Promise<void> {
    await this.#db
      .insertInto('keyChecks')
      .values({ ...check, createdAt: now })
      .onConflict((conflict) => conflict.column('keyId').doNothing())
      .execute();
  }

  async remove(keyId: string): Promise<void> {
    await this.#db.deleteFrom('keyChecks').where('keyId', '=', keyId).execute();
  }

  async samples(): Promise<readonly SealedSample[]> {
    const found = SEALED.map((column) => this.#samplesOf(column));
    return (await Promise.all(found)).flat();
  }

  /**
   * Checks for files that were stored until one day after the next key appeared. Other servers may
   * use the earlier key that long.
   */
  async hasFilesOf(keyId: string): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (
      SELECT FROM stored_files WHERE created_at < coalesce(
        (SELECT min(later.created_at) FROM key_checks AS later, key_checks AS own
          WHERE own.key_id = ${keyId} AND later.created_at > own.created_at) + interval '1 day',
        'infinity')) AS found`.execute(this.#db);
    return rows[0]?.found === true;
  }

  /**
   * Returns one seal for each key in a column. A seal contains the id of its key: the second byte
   * is the length of the id, which follows.
   */
  async #samplesOf({ table, column, row }: SealedColumn): Promise<readonly SealedSample[]> {
    const [seals, seal, place] = [sql.table(table), sql.ref(column), sql.raw(row)];
    const { rows } = await sql<{ key: Uint8Array; place: string; sealed: Uint8Array }>`
      WITH named AS (
        SELECT ${place} AS place,
          CASE WHEN octet_length(${seal}) > 2
            THEN substring(${seal} FROM 3 FOR get_byte(${seal}, 1)) END AS key
        FROM ${seals} WHERE ${seal} IS NOT NULL
      ), chosen AS (
        SELECT key, min(place) AS place FROM named WHERE key IS NOT NULL GROUP BY key
      )
      SELECT chosen.key, chosen.place, ${seal} AS sealed
      FROM chosen JOIN ${seals} ON ${place} = chosen.place`.execute(this.#db);
    return rows.map((each) => ({
      keyId: Buffer.from(each.key).toString(),
      sealed: each.sealed,
      place: { table, row: each.place, column },
    }));
  }
}
