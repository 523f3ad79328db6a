import { describe, expect, it } from 'vitest';
import { FreshCache } from '../../../../server/adapters/revocation/FreshCache.ts';

describe('FreshCache', () => {
  it('limits the number of entries and evicts the oldest', async () => {
    const now = new Date('2026-11-28T08:00:00Z');
    const clock = { now: () => now };
    const cache = new FreshCache({ clock, most: 2, refetchMs: 60_000 });
    const fetched: string[] = [];
    const get = (key: string) =>
      cache.get(key, now, async () => {
        fetched.push(key);
        return { thisUpdate: now, nextUpdate: new Date(now.getTime() + 60_000) };
      });
    for (const key of ['a', 'b', 'a', 'c', 'b', 'c', 'a']) await get(key);
    expect(fetched).toEqual(['a', 'b', 'c', 'a']);
  });
});
