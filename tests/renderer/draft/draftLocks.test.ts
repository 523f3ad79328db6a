import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdDraft } from '../../../renderer/draft/draftLocks.ts';

afterEach(() => vi.unstubAllGlobals());

interface Asked {
  readonly name: string;
  readonly options: LockOptions;
}

/** Replaces the Web Locks API: a lock is free, or another tab holds it, or the wait fails. */
function withLocks(state: 'free' | 'held' | 'timeout') {
  const asked: Asked[] = [];
  const holding: Promise<unknown>[] = [];
  const request = (
    name: string,
    options: LockOptions,
    work: (lock: object | null) => Promise<void> | undefined,
  ) => {
    asked.push({ name, options });
    if (state === 'timeout') return Promise.reject(new DOMException('', 'TimeoutError'));
    const held = Promise.resolve(work(state === 'free' ? {} : null));
    holding.push(held);
    return held;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return { asked, holding };
}

describe('holdDraft', () => {
  it('locks the draft until the release', async () => {
    const { asked, holding } = withLocks('free');
    const release = await holdDraft('d1');
    expect(asked).toEqual([{ name: 'landform.draft.d1', options: { ifAvailable: true } }]);
    const ended = vi.fn();
    const held = holding[0]?.then(ended);
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    release?.();
    await held;
    expect(ended).toHaveBeenCalledOnce();
  });

  it('returns nothing if another tab holds the lock', async () => {
    withLocks('held');
    expect(await holdDraft('d1')).toBeUndefined();
  });

  it('waits for another tab on request, and gives up', async () => {
    const { asked } = withLocks('timeout');
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    expect(await holdDraft('d1', { waits: true })).toBeUndefined();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(1000);
    expect(asked[0]?.options).toEqual({ signal: timeout.mock.results[0]?.value });
    timeout.mockRestore();
  });

  it.each([
    ['no Web Locks API', {}],
    ['no navigator', undefined],
  ])('locks nothing in a browser with %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const release = await holdDraft('d1');
    expect(release?.()).toBeUndefined();
    expect(release).toBeTypeOf('function');
  });
});
