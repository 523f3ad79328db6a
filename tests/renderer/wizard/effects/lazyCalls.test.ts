import { describe, expect, it, vi } from 'vitest';
import { lazy } from '../../../../renderer/portal/lazy.ts';
import { lazyCalls } from '../../../../renderer/wizard/effects/lazyCalls.ts';

describe('lazyCalls', () => {
  it('fetches the code once', async () => {
    const code = { call: () => 1 };
    const fetch = vi.fn(async () => code);
    const calls = lazyCalls(lazy(fetch));
    expect(fetch).not.toHaveBeenCalled();
    expect([await calls(), await calls()]).toEqual([code, code]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('fails as an unreachable server, and can be retried', async () => {
    const fetch = vi.fn(async () => 'code');
    fetch.mockRejectedValueOnce(new TypeError('gone with the last release'));
    const calls = lazyCalls(lazy(fetch));
    await expect(calls()).rejects.toMatchObject({ failure: { kind: 'busy', key: 'connection' } });
    expect(await calls()).toBe('code');
  });
});
