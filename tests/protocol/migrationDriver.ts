/**
 * Runs a migration: `node migrationDriver.ts CHOICE NUMBER`, with the choice of the store as JSON.
 * Kills itself after NUMBER statements, or prints `DONE <statements>` at the end.
 */
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { migrateStore } from '../../server/adapters/store/migrateStore.ts';
import { openEmbeddedStore } from '../../server/adapters/store/openEmbeddedStore.ts';
import { openPostgresStore } from '../../server/adapters/store/openPostgresStore.ts';
import type { StoreChoice } from '../../server/adapters/store/openStores.ts';

const [json = '', number = ''] = process.argv.slice(2);
const choice = JSON.parse(json) as StoreChoice;
let statements = 0;

const { db, release } =
  choice.engine === 'embedded'
    ? await openEmbeddedStore(choice.folder)
    : openPostgresStore({ ...choice, onError: () => {} });
// PGlite does not call `query` inside a transaction, but calls this method for each statement.
mortal(PGlite.prototype, 'execProtocolStream');
mortal(Client.prototype, 'query');
await migrateStore(db);
process.stdout.write(`DONE ${statements}\n`);
await db.destroy();
await release();

/** Counts the statements of a connection, and kills the process after the given number. */
function mortal(connection: object, name: string): void {
  const original: unknown = Reflect.get(connection, name);
  const counting = async function (this: object, ...given: unknown[]): Promise<unknown> {
    const result: unknown = await Reflect.apply(original as () => unknown, this, given);
    statements += 1;
    if (statements === Number(number)) process.kill(process.pid, 'SIGKILL');
    return result;
  };
  Reflect.set(connection, name, counting);
}
