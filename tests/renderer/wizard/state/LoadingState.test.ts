import { describe, expect, it } from 'vitest';
import { LoadingState } from '../../../../renderer/wizard/state/LoadingState.ts';

/** Returns the state, and the states that a listener has read. */
function followed() {
  const loading = new LoadingState();
  const seen: unknown[] = [];
  const stop = loading.subscribe(() => seen.push(loading.get()));
  return { loading, seen, stop };
}

describe('LoadingState', () => {
  it('contains the action with its progress until the work is done', async () => {
    const { loading, seen } = followed();
    const result = await loading.during('saving', async (progress) => {
      progress(1, 3);
      return 7;
    });
    expect(result).toBe(7);
    const progress = { done: 1, total: 3 };
    expect(seen).toEqual([{ key: 'saving' }, { key: 'saving', progress }, undefined]);
    expect(loading.get()).toBeUndefined();
  });

  it('ends with work that fails', async () => {
    const { loading, seen } = followed();
    const work = loading.during('saving', () => Promise.reject(new Error('offline')));
    await expect(work).rejects.toThrow('offline');
    expect(seen).toEqual([{ key: 'saving' }, undefined]);
  });

  it('notifies nobody after the end of a subscription', async () => {
    const { loading, seen, stop } = followed();
    stop();
    await loading.during('saving', async () => undefined);
    expect(seen).toEqual([]);
  });
});
