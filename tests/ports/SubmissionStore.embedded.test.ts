import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStores } from '../../server/adapters/store/openStores.ts';
import { testClock } from '../support/testClock.ts';
import { describeSubmissionStore } from './SubmissionStore.contract.ts';
import { newSubmission } from './submissionSteps.ts';

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
