import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely, PGliteDialect } from 'kysely';
import type { OutboxSignal } from '../../ports/store/OutboxSignal.ts';
import { DurableNodeFs } from './DurableNodeFs.ts';
import { lockFolder } from './lockFolder.ts';
import type { OpenDatabase } from './OpenDatabase.ts';
import type { Database } from './tables/Database.ts';
import { OUTBOX_CHANNEL } from './tables/OutboxTable.ts';

/**
 * Opens the embedded PostgreSQL, in a folder or in memory. A folder is durable, and only one
 * process can open it.
 *
 * @param folder the folder of the database; when absent, the database is in memory and is lost when
 *   closed
 * @param from initial content of a new database, as a PGlite dump; empty when absent
 * @returns the database, not yet migrated; `release` releases the folder
 * @throws {StoreError} `locked` when another process has opened the folder
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

/**
 * A smaller page cache than PGlite's default of 128 MB. The operating system caches the same pages.
 */
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

/** Returns the signal of an embedded database, which only this process opens. */
function signalOf(pglite: PGlite): OutboxSignal {
  return {
    onMessage: (wake) => {
      const listening = pglite.listen(OUTBOX_CHANNEL, wake);
      return () => {
        // A database that was closed meanwhile has no listeners.
        listening.then((end) => end()).catch(() => undefined);
      };
    },
  };
}
