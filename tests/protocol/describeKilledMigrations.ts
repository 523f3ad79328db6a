import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openEmbeddedStore } from '../../server/adapters/store/openEmbeddedStore.ts';
import { openPostgresStore } from '../../server/adapters/store/openPostgresStore.ts';
import { openStores, type StoreChoice } from '../../server/adapters/store/openStores.ts';
import { testClock } from '../support/testClock.ts';

const DRIVER = join(import.meta.dirname, 'migrationDriver.ts');
/** The number of kills, spread evenly over the statements of a migration. */
const DEATHS = 6;
const LONG_MS = 400_000;

/** Describes the state that every engine keeps when a migration is killed. */
export function describeKilledMigrations(
  engine: string,
  /** Returns a new empty database for each death. */
  empty: () => Promise<StoreChoice>,
): void {
  describe(`kill -9 of a migration on ${engine}`, () => {
    it(
      'K11: a killed migration is done or undone, never half, and the next start completes it',
      async () => {
        const whole = await empty();
        // Other tests on the same server can add statements, so the smaller count is right.
        const statements = Math.min(countOf(whole), countOf(await empty()));
        expect(statements).toBeGreaterThan(20);
        const wanted = await tablesOf(whole);
        for (let death = 1; death <= DEATHS; death += 1) {
          const choice = await empty();
          const at = Math.round((death * statements) / DEATHS);
          expect(migrate(choice, at), `killed after statement ${at}`).toBe('');
          const left = await tablesOf(choice);
          // The tables of the migrator can exist before the first migration.
          if (left.length !== wanted.length) expect(left).toEqual([]);
          const stores = await openStores(choice, testClock());
          await stores.submissions.close();
          expect(await tablesOf(choice)).toEqual(wanted);
        }
      },
      LONG_MS,
    );
  });
}

/** @returns the number of statements of a migration without a kill */
function countOf(choice: StoreChoice): number {
  return Number(/DONE (\d+)/.exec(migrate(choice, 0))?.[1]);
}

/** @returns the driver's output; empty when it was killed */
function migrate(choice: StoreChoice, killedAfter: number): string {
  const args = [DRIVER, JSON.stringify(choice), String(killedAfter)];
  const { stdout, stderr, signal } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (killedAfter > 0 && signal !== 'SIGKILL')
    throw new Error(`Cannot kill it: ${stdout}${stderr}`);
  return stdout;
}

async function tablesOf(choice: StoreChoice): Promise<readonly string[]> {
  const { db, release } =
    choice.engine === 'embedded'
      ? await openEmbeddedStore(choice.folder)
      : openPostgresStore({ ...choice, onError: () => {} });
  try {
    const { rows } = await sql<{ name: string }>`SELECT table_name AS name
      FROM information_schema.tables WHERE table_schema = current_schema()`.execute(db);
    const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
    return names.toSorted();
  } finally {
    await db.destroy();
    await release();
  }
}
