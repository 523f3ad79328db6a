import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStores } from '../../../../server/adapters/store/openStores.ts';
import { newSubmission } from '../../../ports/store/submissionSteps.ts';
import { fakePostgres } from '../../../support/fakePostgres.ts';
import { storesOfFile } from '../../../support/storesOfFile.ts';
import { testClock } from '../../../support/testClock.ts';

const clock = testClock();

describe('openStores', () => {
  const stores = storesOfFile(clock);

  it('offers no call counters for an embedded database', () => {
    expect(stores().counters).toBeUndefined();
  });

  it('uses the given clock for definitions', async () => {
    const { definitions, db } = stores();
    await definitions.addDefinition({ hash: 'h', code: 'F', version: 1, content: '{}' });
    const row = await db.selectFrom('definitions').select('createdAt').executeTakeFirst();
    expect(row?.createdAt).toEqual(clock.now());
  });
});

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
});

describe('openStores() on PostgreSQL', () => {
  it('closes its connections when the server refuses the migrations', async () => {
    const server = await fakePostgres(() => ({ code: '42501', message: 'permission denied' }));
    const choice = { engine: 'postgres', connectionString: server.url, onError: () => {} } as const;
    await expect(openStores(choice, clock)).rejects.toThrow('permission denied');
    await expect.poll(() => server.connections()).toBe(0);
    await server.close();
  });
});
