import { type Kysely, sql, type Transaction } from 'kysely';
import type { KeyedHash } from '../../ports/KeyedHash.ts';
import type { Database } from './Database.ts';

/** Submissions of one transaction: short enough for the servers beside this one. */
const AT_ONCE = 200;

/**
 * Keys every plain hash of answers that an earlier release left, in submissions, attempts, signatures
 * and history. Work that was interrupted goes on at the next start; several servers may do it at once.
 *
 * @returns how many submissions had one
 */
export async function keyPlainHashes(db: Kysely<Database>, hash: KeyedHash): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await db.transaction().execute((records) => keySome(records, hash));
    if (count === 0) return total;
    total += count;
  }
}

async function keySome(db: Transaction<Database>, hash: KeyedHash): Promise<number> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM submissions
    WHERE position(':' in data_hash) = 0 ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE`.execute(db);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const plain = await plainHashesOf(db, ids);
  const keyed = plain.map((each) => hash.ofDigest(each));
  await sql`SET CONSTRAINTS ALL DEFERRED`.execute(db);
  await sql`SELECT set_config('landform.keying', 'yes', true)`.execute(db);
  const hashes = sql`unnest(${plain}::text[], ${keyed}::text[]) AS hashes (plain, keyed)`;
  await sql`UPDATE submissions SET data_hash = keyed FROM ${hashes}
    WHERE id = ANY (${ids}::text[]) AND data_hash = plain`.execute(db);
  await sql`UPDATE payment_attempts SET data_hash = keyed FROM ${hashes}
    WHERE submission_id = ANY (${ids}::text[]) AND data_hash = plain`.execute(db);
  await sql`UPDATE signatures SET data_hash = keyed FROM ${hashes}
    WHERE submission_id = ANY (${ids}::text[]) AND data_hash = plain`.execute(db);
  await sql`UPDATE submission_events
    SET detail = jsonb_set(detail, '{dataHash}', to_jsonb(keyed)) FROM ${hashes}
    WHERE submission_id = ANY (${ids}::text[]) AND detail ->> 'dataHash' = plain`.execute(db);
  return rows.length;
}

/** History and signatures know hashes of earlier answers, too. */
async function plainHashesOf(
  db: Transaction<Database>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ hash: string }>`SELECT DISTINCT hash FROM (
      SELECT id, data_hash FROM submissions
      UNION ALL SELECT submission_id, data_hash FROM payment_attempts
      UNION ALL SELECT submission_id, data_hash FROM signatures
      UNION ALL SELECT submission_id, detail ->> 'dataHash' FROM submission_events
    ) AS kept (id, hash)
    WHERE id = ANY (${ids}::text[]) AND position(':' in hash) = 0`.execute(db);
  return rows.map(({ hash }) => hash);
}
