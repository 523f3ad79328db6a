import { describe, expect, it, vi } from 'vitest';
import { lazy, partOf } from '../../../renderer/portal/lazy.ts';

describe('lazy', () => {
  it('loads the code once, on demand', async () => {
    const code = { view: 1 };
    const fetch = vi.fn(async () => code);
    const handle = lazy(fetch);
    expect([handle.get(), fetch.mock.calls.length]).toEqual([undefined, 0]);
    expect(await handle.load()).toBe(code);
    expect(await handle.load()).toBe(code);
    expect(handle.get()).toBe(code);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('tries again after a failure', async () => {
    const fetch = vi.fn(async () => 'code');
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    const handle = lazy(fetch);
    await expect(handle.load()).rejects.toThrow('offline');
    expect(handle.get()).toBeUndefined();
    expect(await handle.load()).toBe('code');
  });
});

describe('partOf', () => {
  it('is a part of the code, which is loaded once for all parts', async () => {
    const fetch = vi.fn(async () => ({ first: 'a', second: 'b' }));
    const code = lazy(fetch);
    const [first, second] = [partOf(code, (all) => all.first), partOf(code, (all) => all.second)];
    expect(first.get()).toBeUndefined();
    expect(await second.load()).toBe('b');
    expect([first.get(), await first.load()]).toEqual(['a', 'a']);
    expect(fetch).toHaveBeenCalledOnce();
  });
});
