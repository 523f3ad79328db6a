import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../../server/adapters/store/lockFolder.ts';
import type { OpenDatabase } from '../../../../server/adapters/store/OpenDatabase.ts';
import { openEmbeddedStore } from '../../../../server/adapters/store/openEmbeddedStore.ts';
import { OUTBOX_CHANNEL } from '../../../../server/adapters/store/tables/OutboxTable.ts';
import { withReadyStore } from '../../../support/readyStore.ts';

describe('openEmbeddedStore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landform-embedded-'));
  let store: OpenDatabase;
  beforeAll(async () => {
    await withReadyStore(folder);
    store = await openEmbeddedStore(folder);
  });
  afterAll(async () => {
    await store.db.destroy();
    await store.release();
    rmSync(folder, { recursive: true });
  });

  it('enables fsync on a folder, with a small page cache', async () => {
    const shown = async (name: string) =>
      (await sql<Record<string, string>>`SHOW ${sql.raw(name)}`.execute(store.db)).rows;
    expect(await shown('fsync')).toEqual([{ fsync: 'on' }]);
    expect(await shown('wal_sync_method')).toEqual([{ walSyncMethod: 'fsync' }]);
    expect(await shown('shared_buffers')).toEqual([{ sharedBuffers: '8MB' }]);
  });

  it('returns a bigint as a number, and the keys of JSON unchanged', async () => {
    const { rows } =
      await sql`SELECT 38000::bigint AS total_cents, '{"a_b": 1}'::jsonb AS detail`.execute(
        store.db,
      );
    expect(rows).toEqual([{ totalCents: 38_000, detail: { a_b: 1 } }]);
  });

  it('refuses a folder that this process has already opened', async () => {
    await expect(openEmbeddedStore(folder)).rejects.toThrow(
      /Cannot open the store in .*: this process has it/,
    );
  });

  it('releases the folder when the database cannot be opened', async () => {
    const other = join(folder, 'other');
    await expect(openEmbeddedStore(other, new Blob(['not a dump']))).rejects.toThrow();
    const release = await lockFolder(other);
    await release();
  });

  it('outboxSignal: calls a listener for each notification, until it stops', async () => {
    let calls = 0;
    const stop = store.outboxSignal.onMessage(() => {
      calls += 1;
    });
    const notify = () => sql`SELECT pg_notify(${OUTBOX_CHANNEL}, '')`.execute(store.db);
    await expect.poll(() => notify().then(() => calls)).toBeGreaterThan(0);
    stop();
    // The listener ends with a statement, which the next statement waits for.
    await notify();
    const before = calls;
    await notify();
    expect(calls).toBe(before);
  });
});
