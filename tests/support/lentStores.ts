import { sql } from 'kysely';
import { openStores, type Stores } from '../../server/adapters/store/openStores.ts';
import type { Clock } from '../../server/ports/system/Clock.ts';
import { readyStore } from './readyStore.ts';

/** The stores of this worker, with the clock of the test that uses the stores. */
interface SharedStores {
  readonly stores: Stores;
  clock: Clock;
}

/** The stores over a reused database; `giveBack` makes it available again. */
export interface LentStores {
  readonly stores: Stores;
  readonly giveBack: () => void;
}

const idle: SharedStores[] = [];

/**
 * Lends stores over an empty embedded database in memory. Test files of one worker share databases
 * in turn: opening a database takes seconds, emptying it takes milliseconds.
 *
 * @param clock the clock of the stores until they are given back
 * @throws {Error} when a test changed the tables so that they cannot be emptied
 */
export async function lentStores(clock: Clock): Promise<LentStores> {
  const shared = idle.pop() ?? (await openShared(clock));
  shared.clock = clock;
  await empty(shared.stores);
  let isLent = true;
  return {
    stores: shared.stores,
    giveBack: () => {
      if (isLent) idle.push(shared);
      isLent = false;
    },
  };
}

async function openShared(clock: Clock): Promise<SharedStores> {
  const current = { clock };
  const from = await readyStore();
  const stores = await openStores({ engine: 'embedded', from }, { now: () => current.clock.now() });
  return Object.assign(current, { stores });
}

/** Removes every row except the list of migrations. */
async function empty({ db }: Stores): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = current_schema() AND tablename NOT LIKE 'kysely%'`.execute(db);
  const tables = rows.map(({ name }) => name).join(', ');
  await sql.raw(`TRUNCATE ${tables} RESTART IDENTITY CASCADE`).execute(db);
}
