import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NOW, submissionSteps } from '../../../../ports/store/submissionSteps.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('007-taken', () => {
  const stores = storesOfFile();
  const { submitted, quoted } = submissionSteps(() => stores().submissions);
  const change = (id: string, values: ReturnType<typeof sql>) =>
    sql`UPDATE submissions SET ${values} WHERE id = ${id}`.execute(stores().db);
  const mark = sql`taken_at = ${NOW}, taken_by = 'run', taken_sha256 = 'sum'`;

  it('stores a whole mark of a submission', async () => {
    const { id } = await submitted();
    await change(id, mark);
    await change(id, sql`forgotten_at = ${NOW}`);
    const found = await stores().submissions.submissions.find(id);
    expect(found).toMatchObject({ takenAt: NOW, takenBy: 'run', takenSha256: 'sum' });
  });

  it.each([
    ['the time', sql`taken_at = ${NOW}`],
    ['the receiver', sql`taken_by = 'run'`],
    ['the time and the sum', sql`taken_at = ${NOW}, taken_sha256 = 'sum'`],
  ])('refuses a mark of only %s', async (_, values) => {
    const { id } = await submitted();
    await expect(change(id, values)).rejects.toThrow(/taken_wholly/);
  });

  it('refuses a mark of a form that was not submitted', async () => {
    const { id } = await quoted();
    await expect(change(id, mark)).rejects.toThrow(/taken_means_submitted/);
  });

  it('promise 2: refuses to forget a submission without a mark', async () => {
    const { id } = await submitted();
    await expect(change(id, sql`forgotten_at = ${NOW}`)).rejects.toThrow(/forgotten_means_taken/);
    const { id: unfinished } = await quoted();
    await change(unfinished, sql`forgotten_at = ${NOW}`);
    expect(await stores().submissions.retention.unfinished(NOW, 10)).not.toContain(unfinished);
  });
});
