import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { keyedHashes } from '../../../../../server/adapters/store/migrations/009-keyed-hashes.ts';
import { describeHashGuards } from '../../../../ports/store/KeyedHashes.contract.ts';
import { NOW } from '../../../../ports/store/submissionSteps.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('009-keyed-hashes', () => {
  const stores = storesOfFile();
  describeHashGuards(stores);
  const add = (sitting: string, key: string) =>
    sql`INSERT INTO idempotency VALUES (${sitting}, ${key}, 'B', 'S', ${NOW})`.execute(stores().db);

  it('gives an idempotency key to one browser only', async () => {
    await add('one', 'key');
    await expect(add('two', 'key')).rejects.toThrow(/idempotency_by_key/);
    await add('two', 'other key');
  });

  it('deletes the idempotency keys of earlier releases', async () => {
    await add('one', 'earlier key');
    const work = stores()
      .db.withoutPlugins()
      .transaction()
      .execute(async (db) => {
        await sql`DROP INDEX idempotency_by_key, submissions_with_plain_hash`.execute(db);
        await keyedHashes.up(db);
        const { rows } = await sql`SELECT * FROM idempotency`.execute(db);
        // The error undoes all statements, also the trigger of this release.
        throw new Error(`${rows.length} keys`);
      });
    await expect(work).rejects.toThrow('0 keys');
  });
});
