import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely, PGliteDialect } from 'kysely';
import type { OutboxSignal } from '../../ports/OutboxSignal.ts';
import type { Database } from './Database.ts';
import { DurableNodeFs } from './DurableNodeFs.ts';
import { lockFolder } from './lockFolder.ts';
import type { OpenDatabase } from './OpenDatabase.ts';
import { OUTBOX_CHANNEL } from './OutboxTable.ts';

/**
 * Opens the embedded PostgreSQL: in a folder, durable and for this process alone, or in memory.
 *
 * @param folder where the database lives; absent means in memory, gone when closed
 * @param from what a database that is not there yet begins with, as PGlite dumps it; absent means with nothing
 * @returns the database, not yet migrated; `release` gives the folder free
 * @throws {StoreError} `locked` when another process has the folder open
 */
export async function openEmbeddedStore(folder?: string, from?: Blob): Promise<OpenDatabase> {
  const release = folder === undefined ? async () => {} : await lockFolder(folder);
  try {
    const pglite = await open(folder, from);
    const dialect = new PGliteDialect({ pglite });
    const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
    const db = new Kysely<Database>({ dialect, plugins });
    return { db, outboxSignal: signalOf(pglite), release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** PGlite takes 128 MB for pages that the system's own cache has, too. */
const SMALL = ['-c', 'shared_buffers=8MB'];

async function open(folder: string | undefined, from: Blob | undefined): Promise<PGlite> {
  const options = { parsers: { [types.INT8]: Number }, ...(from && { loadDataDir: from }) };
  const params = [...PGlite.defaultStartParams, ...SMALL];
  if (folder === undefined) return PGlite.create({ ...options, startParams: params });
  return PGlite.create({
    ...options,
    fs: new DurableNodeFs(join(folder, 'pglite')),
    startParams: [
      ...params.filter((parameter) => parameter !== '-F'),
      ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
    ],
  });
}

/** Nobody but this process has the database open. */
function signalOf(pglite: PGlite): OutboxSignal {
  return {
    onMessage: (wake) => {
      const listening = pglite.listen(OUTBOX_CHANNEL, wake);
      return () => {
        // A database that was closed meanwhile tells nobody anything.
        listening.then((end) => end()).catch(() => undefined);
      };
    },
  };
}
