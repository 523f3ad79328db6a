import { type Kysely, sql, type Transaction } from 'kysely';
import type { KeyedHash } from '../../ports/system/KeyedHash.ts';
import type { Database } from './tables/Database.ts';

/**
 * Number of submissions in a transaction, small enough that other servers are not blocked for long.
 */
const AT_ONCE = 200;

/**
 * Replaces every plain hash of answers from an earlier release by a keyed hash, in submissions,
 * attempts, signatures and history. An interrupted run continues at the next start. Several servers
 * may run this function in parallel.
 *
 * @returns the number of submissions that had a plain hash
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

/**
 * Returns the plain hashes of submissions. History and signatures contain hashes of earlier
 * answers, too.
 */
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
