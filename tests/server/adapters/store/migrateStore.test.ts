import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateStore } from '../../../../server/adapters/store/migrateStore.ts';
import { openStores, type Stores } from '../../../../server/adapters/store/openStores.ts';
import { NOW, submissionSteps } from '../../../ports/store/submissionSteps.ts';
import { failingDatabase, throwing } from '../../../support/failingDatabase.ts';
import { readyStore } from '../../../support/readyStore.ts';
import { testClock } from '../../../support/testClock.ts';

const SINCE_TAKEN = [
  '007-taken',
  '008-superseded',
  '009-keyed-hashes',
  '010-key-checks',
  '011-call-counters',
  '012-attempts-of-submission',
  '013-dealt-with',
  '014-identity-logins',
];

describe('migrateStore', () => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await openStores({ engine: 'embedded', from: await readyStore() }, testClock());
  }, 60_000);
  afterAll(() => stores.submissions.close());

  it('returns the names of the outstanding migrations, in order', async () => {
    expect(await migrateStore(stores.db)).toEqual([]);
    await undoTaken(stores);
    expect(await migrateStore(stores.db)).toEqual(SINCE_TAKEN);
  });

  it('an upgrade sets settledAt of approved attempts, but not of rejected attempts', async () => {
    const { quoted, attempt, approvedAttempt } = submissionSteps(() => stores.submissions);
    const approved = await approvedAttempt((await quoted()).id);
    const rejected = await attempt((await quoted()).id);
    await stores.submissions.attempts.move(rejected, ['CREATED'], 'REJECTED', NOW);
    await undoTaken(stores);
    await sql`ALTER TABLE payment_attempts DROP COLUMN settled_at`.execute(stores.db);
    await sql`DELETE FROM kysely_migration WHERE name = '006-settled-at'`.execute(stores.db);
    await migrateStore(stores.db);
    const { attempts } = stores.submissions;
    expect(await attempts.find(approved)).toMatchObject({ approvedAt: NOW, settledAt: NOW });
    expect(await attempts.find(rejected)).not.toHaveProperty('settledAt');
  });

  it('promise 2: an upgrade marks nothing as taken, and accepts earlier removals', async () => {
    const steps = submissionSteps(() => stores.submissions);
    const [waiting, removed] = [await steps.submitted(), await steps.submitted()];
    await undoTaken(stores);
    await sql`UPDATE submissions SET sealed_data = NULL, forgotten_at = ${NOW}
      WHERE id = ${removed.id}`.execute(stores.db);
    await migrateStore(stores.db);
    const store = stores.submissions;
    const inTenYears = new Date(NOW.getTime() + 10 * 366 * 24 * 60 * 60_000);
    expect(await store.submissions.find(waiting.id)).not.toHaveProperty('takenAt');
    expect(await store.retention.answersDue(inTenYears, 100)).toEqual([]);
    expect(await store.retention.untaken(100)).toMatchObject({ count: 1, oldestAt: NOW });
    expect(await store.retention.filesDue(100)).not.toContain(waiting.id);
    expect(await store.retention.recordsDue(inTenYears, 100)).toEqual([removed.id]);
  });

  it('F1: an upgrade sets supersededAt of known definitions to the current time', async () => {
    await stores.definitions.addDefinition({ hash: 'h', code: 'F', version: 1, content: '{}' });
    await undoTaken(stores);
    await migrateStore(stores.db);
    const { definitions } = stores;
    const { supersededAt } = (await definitions.findDefinition('h')) ?? {};
    expect(Math.abs(Date.now() - (supersededAt?.getTime() ?? 0))).toBeLessThan(600_000);
  });

  it('names the failed migration, and changes no table', async () => {
    await undoTaken(stores);
    await sql`CREATE TABLE identity_logins (id text)`.execute(stores.db);
    const migration = migrateStore(stores.db);
    await expect(migration).rejects.toThrow('Cannot migrate the store: 014-identity-logins failed');
    await expect(migration).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('already exists') }),
    });
    await sql`DROP TABLE identity_logins`.execute(stores.db);
    expect(await migrateStore(stores.db)).toEqual(SINCE_TAKEN);
  });
});

describe('migrateStore without a database', () => {
  const tried = async (code: string, failures: number) => {
    let tries = 0;
    const answer = (statement: string) => {
      if (statement.includes('current_schema()')) return [{ schema: 'public' }];
      tries += 1;
      return throwing(tries > failures ? '42501' : code)();
    };
    const fault = await migrateStore(failingDatabase({ answer })).catch(String);
    return { fault, tries };
  };

  it('gives the reason of the database', async () => {
    expect(await tried('42501', 0)).toEqual({
      fault: 'Error: Cannot migrate the store: refused',
      tries: 1,
    });
  });

  it.each(['3F000', '42P01', '42703'])(
    'tries again when another client drops a schema, a table or a column: %s',
    async (code) => {
      expect((await tried(code, 2)).tries).toBe(3);
    },
  );

  it('ends after ten tries', async () => {
    expect((await tried('3F000', 100)).tries).toBe(10);
  });
});

/** Reverts the migrations from `007-taken` on, so that the next start runs them again. */
async function undoTaken({ db }: Stores): Promise<void> {
  // These triggers read columns that are dropped below. No later migration creates the first again.
  await sql`DROP TRIGGER IF EXISTS keep_approval ON payment_attempts`.execute(db);
  await sql`DROP TRIGGER keep_waiting_money ON payment_attempts`.execute(db);
  await sql`DROP FUNCTION keep_waiting_money`.execute(db);
  await sql`ALTER TABLE payment_attempts DROP COLUMN dealt_at, DROP COLUMN dealt_by`.execute(db);
  await sql`DROP INDEX IF EXISTS attempts_unused`.execute(db);
  await sql`DROP INDEX events_of_attempt, difference_dealt_with_once`.execute(db);
  await sql`DROP TABLE call_counters`.execute(db);
  await sql`DROP TABLE identity_logins`.execute(db);
  await sql`DROP TABLE key_checks`.execute(db);
  await sql`DROP INDEX idempotency_by_key, submissions_with_plain_hash`.execute(db);
  await sql`ALTER TABLE definitions DROP COLUMN superseded_at`.execute(db);
  await sql`ALTER TABLE submissions
    DROP COLUMN taken_at, DROP COLUMN taken_by, DROP COLUMN taken_sha256`.execute(db);
  await sql`DROP INDEX IF EXISTS submissions_untaken`.execute(db);
  await sql`DROP INDEX attempts_of_submission`.execute(db);
  await sql`DELETE FROM kysely_migration WHERE name >= '007-taken'`.execute(db);
}
