import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { sharedLimit } from '../../../server/plugins/sharedLimit.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;
const ONE = from('192.0.2.1');
const OTHER = from('192.0.2.2');

/** Creates a limit of two calls; the counters can be made unavailable. */
function limited({ endsInMs = 1500, name = 'poll' } = {}) {
  const counts = new Map<string, number>();
  const state = { isAway: false, lookups: 0, insured: 0 };
  const limit = sharedLimit({
    name,
    max: 2,
    timeWindow: 60_000,
    counters: {
      count: async (key: string) => {
        state.lookups += 1;
        if (state.isAway) throw new Error('the database is away');
        const calls = (counts.get(key) ?? 0) + 1;
        counts.set(key, calls);
        return { calls, endsInMs };
      },
    } as unknown as Parameters<typeof sharedLimit>[0]['counters'],
    insurance: async () => {
      state.insured += 1;
      return { isExceeded: true, ttlInSeconds: 9 };
    },
  });
  return { limit, state, counts };
}

describe('sharedLimit', () => {
  it('accepts calls up to the limit, and refuses the next call', async () => {
    const { limit } = limited();
    const verdicts = [await limit(ONE), await limit(ONE), await limit(ONE)];
    expect(verdicts).toEqual([
      { isExceeded: false, ttlInSeconds: 2 },
      { isExceeded: false, ttlInSeconds: 2 },
      { isExceeded: true, ttlInSeconds: 2 },
    ]);
  });

  it('refuses a flood from memory', async () => {
    const { limit, state } = limited();
    for (let call = 0; call < 100; call += 1) await limit(ONE);
    expect(state.lookups).toBe(3);
    expect((await limit(ONE)).isExceeded).toBe(true);
  });

  it('counts again after the window ended', async () => {
    const { limit, counts } = limited({ endsInMs: -1 });
    for (let call = 0; call < 3; call += 1) await limit(ONE);
    counts.clear();
    expect(await limit(ONE)).toEqual({ isExceeded: false, ttlInSeconds: 1 });
  });

  it('counts each address, and each /64 network of IPv6, separately', async () => {
    const { limit, counts } = limited();
    for (let call = 0; call < 3; call += 1) await limit(ONE);
    expect((await limit(OTHER)).isExceeded).toBe(false);
    await limit(from('2001:db8::1'));
    await limit(from('2001:db8::ffff:1'));
    await limit(from('2001:db8:0:1::1'));
    expect([...counts.values()]).toEqual([3, 1, 2, 1]);
  });

  it('counts under another key for each limit, without the address', async () => {
    const keys = await Promise.all(
      ['poll', 'pay'].map(async (name) => {
        const { limit, counts } = limited({ name });
        await limit(ONE);
        return [...counts.keys()].join();
      }),
    );
    expect(new Set(keys).size).toBe(2);
    expect(keys.join()).not.toContain('192.0.2.1');
  });

  it('counts in this process after the counters fail, without further calls to the counters', async () => {
    const { limit, state } = limited();
    state.isAway = true;
    expect(await limit(ONE)).toEqual({ isExceeded: true, ttlInSeconds: 9 });
    state.isAway = false;
    expect(await limit(OTHER)).toEqual({ isExceeded: true, ttlInSeconds: 9 });
    expect(state).toMatchObject({ lookups: 1, insured: 2 });
  });

  it('refuses from memory while the counters are unavailable', async () => {
    const { limit, state } = limited();
    for (let call = 0; call < 3; call += 1) await limit(ONE);
    state.isAway = true;
    await limit(OTHER);
    expect(await limit(ONE)).toMatchObject({ isExceeded: true, ttlInSeconds: 2 });
    expect(state.insured).toBe(1);
  });
});
