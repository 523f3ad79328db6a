import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStores } from '../../server/adapters/store/openStores.ts';
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

  it('finds everything again after it was closed', async () => {
    const submission = newSubmission();
    const first = await openStores({ engine: 'embedded', folder }, clock);
    await first.submissions.submissions.insert(submission);
    await first.submissions.close();
    const second = await openStores({ engine: 'embedded', folder }, clock);
    expect(await second.submissions.submissions.find(submission.id)).toBeDefined();
    await second.submissions.close();
  });

  it('keeps of attempts that ended before their time was kept what is known', async () => {
    const first = await openStores({ engine: 'embedded', folder }, clock);
    const { quoted, attempt, approvedAttempt } = submissionSteps(() => first.submissions);
    const approved = await approvedAttempt((await quoted()).id);
    const rejected = await attempt((await quoted()).id);
    await first.submissions.attempts.move(rejected, ['CREATED'], 'REJECTED', NOW);
    const { sql } = await import('kysely');
    await sql`ALTER TABLE payment_attempts DROP COLUMN settled_at`.execute(first.db);
    await sql`DELETE FROM kysely_migration WHERE name = '006-settled-at'`.execute(first.db);
    await first.submissions.close();
    const second = await openStores({ engine: 'embedded', folder }, clock);
    const { attempts } = second.submissions;
    expect(await attempts.find(approved)).toMatchObject({ approvedAt: NOW, settledAt: NOW });
    expect(await attempts.find(rejected)).not.toHaveProperty('settledAt');
    await second.submissions.close();
  });

  it('refuses a folder that is open already, in words', async () => {
    const first = await openStores({ engine: 'embedded', folder }, clock);
    await expect(openStores({ engine: 'embedded', folder }, clock)).rejects.toThrow(
      /Cannot open the store in .*: this process has it/,
    );
    await first.submissions.close();
  });

  it('really flushes to the disk: fsync is on', async () => {
    const { db, submissions } = await openStores({ engine: 'embedded', folder }, clock);
    const { sql } = await import('kysely');
    const { rows } = await sql<{ fsync: string }>`SHOW fsync`.execute(db);
    expect(rows).toEqual([{ fsync: 'on' }]);
    await submissions.close();
  });
});
