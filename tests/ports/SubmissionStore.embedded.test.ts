import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStores, type Stores } from '../../server/adapters/store/openStores.ts';
import { testClock } from '../support/testClock.ts';
import { describeSubmissionStore } from './SubmissionStore.contract.ts';
import { NOW, newSubmission, submissionSteps } from './submissionSteps.ts';

const clock = testClock();

describeSubmissionStore('embedded, in memory', () => openStores({ engine: 'embedded' }, clock));

describe('openStores() on a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landform-store-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('finds a submission after the store was closed', async () => {
    const submission = newSubmission();
    const first = await openStores({ engine: 'embedded', folder }, clock);
    await first.submissions.submissions.insert(submission);
    await first.submissions.close();
    const second = await openStores({ engine: 'embedded', folder }, clock);
    expect(await second.submissions.submissions.find(submission.id)).toBeDefined();
    await second.submissions.close();
  });

  it('an upgrade sets settledAt of approved attempts, but not of rejected attempts', async () => {
    const first = await openStores({ engine: 'embedded', folder }, clock);
    const { quoted, attempt, approvedAttempt } = submissionSteps(() => first.submissions);
    const approved = await approvedAttempt((await quoted()).id);
    const rejected = await attempt((await quoted()).id);
    await first.submissions.attempts.move(rejected, ['CREATED'], 'REJECTED', NOW);
    await undoTaken(first);
    await sql`ALTER TABLE payment_attempts DROP COLUMN settled_at`.execute(first.db);
    await sql`DELETE FROM kysely_migration WHERE name = '006-settled-at'`.execute(first.db);
    await first.submissions.close();
    const second = await openStores({ engine: 'embedded', folder }, clock);
    const { attempts } = second.submissions;
    expect(await attempts.find(approved)).toMatchObject({ approvedAt: NOW, settledAt: NOW });
    expect(await attempts.find(rejected)).not.toHaveProperty('settledAt');
    await second.submissions.close();
  });

  it('promise 2: an upgrade marks nothing as taken, and accepts earlier removals', async () => {
    const first = await openStores({ engine: 'embedded', folder }, clock);
    const steps = submissionSteps(() => first.submissions);
    const [waiting, removed] = [await steps.submitted(), await steps.submitted()];
    await undoTaken(first);
    await sql`UPDATE submissions SET sealed_data = NULL, forgotten_at = ${NOW}
      WHERE id = ${removed.id}`.execute(first.db);
    await first.submissions.close();
    const { submissions: store } = await openStores({ engine: 'embedded', folder }, clock);
    const inTenYears = new Date(NOW.getTime() + 10 * 366 * 24 * 60 * 60_000);
    expect(await store.submissions.find(waiting.id)).not.toHaveProperty('takenAt');
    expect(await store.retention.answersDue(inTenYears, 100)).toEqual([]);
    expect(await store.retention.untaken(100)).toMatchObject({ count: 1, oldestAt: NOW });
    expect(await store.retention.filesDue(100)).not.toContain(waiting.id);
    expect(await store.retention.recordsDue(inTenYears, 100)).toEqual([removed.id]);
    await store.close();
  });

  it('F1: an upgrade sets supersededAt of known definitions to the current time', async () => {
    const first = await openStores({ engine: 'embedded', folder }, clock);
    await first.definitions.addDefinition({ hash: 'h', code: 'F', version: 1, content: '{}' });
    await undoTaken(first);
    await first.submissions.close();
    const { definitions, submissions } = await openStores({ engine: 'embedded', folder }, clock);
    const { supersededAt } = (await definitions.findDefinition('h')) ?? {};
    expect(Math.abs(Date.now() - (supersededAt?.getTime() ?? 0))).toBeLessThan(600_000);
    await submissions.close();
  });

  it('refuses a folder that this process has already opened', async () => {
    const first = await openStores({ engine: 'embedded', folder }, clock);
    await expect(openStores({ engine: 'embedded', folder }, clock)).rejects.toThrow(
      /Cannot open the store in .*: this process has it/,
    );
    await first.submissions.close();
  });

  it('enables fsync', async () => {
    const { db, submissions } = await openStores({ engine: 'embedded', folder }, clock);
    const { rows } = await sql<{ fsync: string }>`SHOW fsync`.execute(db);
    expect(rows).toEqual([{ fsync: 'on' }]);
    await submissions.close();
  });
});

/** Reverts the migrations from `007-taken` on, so that the next start runs them again. */
async function undoTaken({ db }: Stores): Promise<void> {
  // These triggers read columns that are dropped below.
  await sql`DROP TRIGGER keep_approval ON payment_attempts`.execute(db);
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
