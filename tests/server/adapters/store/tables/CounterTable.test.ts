import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { CounterTable } from '../../../../../server/adapters/store/tables/CounterTable.ts';
import { failingDatabase } from '../../../../support/failingDatabase.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

const MINUTE_MS = 60_000;

describe('CounterTable', () => {
  const stores = storesOfFile();
  const table = () => new CounterTable(stores().db);
  const endWindow = (key: string) =>
    sql`UPDATE call_counters SET ends_at = now() WHERE key = ${key}`.execute(stores().db);

  it('counts the calls of each key, and returns the rest of the window', async () => {
    const first = await table().count('a', MINUTE_MS);
    expect(first).toEqual({ calls: 1, endsInMs: MINUTE_MS });
    expect(await table().count('b', MINUTE_MS)).toMatchObject({ calls: 1 });
    const second = await table().count('a', 10 * MINUTE_MS);
    expect(second.calls).toBe(2);
    expect(second.endsInMs).toBeGreaterThan(0);
    expect(second.endsInMs).toBeLessThanOrEqual(MINUTE_MS);
  });

  it('counts every one of twenty concurrent calls', async () => {
    const counted = await Promise.all(
      Array.from({ length: 20 }, () => table().count('together', MINUTE_MS)),
    );
    const calls = counted.map((each) => each.calls).toSorted((a, b) => a - b);
    expect(calls).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('starts a new window after the end of the last', async () => {
    await table().count('ended', MINUTE_MS);
    await table().count('ended', MINUTE_MS);
    await endWindow('ended');
    expect(await table().count('ended', 2 * MINUTE_MS)).toEqual({
      calls: 1,
      endsInMs: 2 * MINUTE_MS,
    });
  });

  it('sweep: deletes ended windows, and returns their number', async () => {
    await table().count('open', MINUTE_MS);
    await table().count('over', MINUTE_MS);
    await endWindow('over');
    expect(await table().sweep()).toBe(1);
    expect(await table().sweep()).toBe(0);
    expect((await table().count('open', MINUTE_MS)).calls).toBe(2);
  });

  it('refuses a database that returns no count', async () => {
    const empty = new CounterTable(failingDatabase({ answer: () => [] }));
    await expect(empty.count('key', MINUTE_MS)).rejects.toThrow('the database gave no row');
    expect(await empty.sweep()).toBe(0);
  });
});
