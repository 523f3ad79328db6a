import { describe, expect, it, vi } from 'vitest';
import { lazy } from '../../../../renderer/portal/lazy.ts';
import { Autofill, type LoadedAutofill } from '../../../../renderer/wizard/state/Autofill.ts';

const HANDLES = { accessToken: 'a', openId: 'o' };

/** Returns an autofill whose code loads on demand. */
function closed() {
  const send = vi.fn();
  const settled = vi.fn(async () => undefined);
  const actor = { send, getSnapshot: () => ({ context: { handles: HANDLES } }) };
  const open = vi.fn((_services: string) => ({ actor, settled }) as unknown as LoadedAutofill);
  const fetch = vi.fn(async () => open);
  return { autofill: new Autofill(lazy(fetch)), fetch, open, send, settled };
}

describe('Autofill', () => {
  it('loads its code when it starts, and opens once', async () => {
    const { autofill, open, send } = closed();
    const listener = vi.fn();
    autofill.subscribe(listener);
    expect([autofill.get(), autofill.handles()]).toEqual([undefined, undefined]);
    await autofill.begin('services');
    await autofill.begin('services');
    expect(open).toHaveBeenCalledExactlyOnceWith('services');
    expect(send.mock.calls).toEqual([[{ type: 'begin' }], [{ type: 'begin' }]]);
    expect(autofill.get()).toBe(open.mock.results[0]?.value);
    expect(autofill.handles()).toEqual(HANDLES);
    expect(listener).toHaveBeenCalled();
  });

  it('passes on the log-in that returned from the app', async () => {
    const { autofill, send } = closed();
    const login = { state: 's', code: 'c' } as never;
    await autofill.comeBack('services', login);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'returned', login });
  });

  it('fails if its code cannot be fetched, and can be retried', async () => {
    const { autofill, fetch, send } = closed();
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    await expect(autofill.begin('services')).rejects.toThrow('offline');
    expect(autofill.get()).toBeUndefined();
    await autofill.begin('services');
    expect(send).toHaveBeenCalledOnce();
  });

  it('removes the log-in and the marks', async () => {
    const { autofill, send } = closed();
    autofill.marks.set(new Map([['/name', 'autofilled']]) as never);
    autofill.reset();
    expect([autofill.marks.all().size, send.mock.calls]).toEqual([0, []]);
    await autofill.begin('services');
    autofill.reset();
    expect(send).toHaveBeenLastCalledWith({ type: 'reset' });
  });

  it('waits for a profile only while it is open', async () => {
    const { autofill, settled } = closed();
    await autofill.settled();
    expect(settled).not.toHaveBeenCalled();
    await autofill.begin('services');
    await autofill.settled();
    expect(settled).toHaveBeenCalledOnce();
  });

  it('notifies no listener that has ended', async () => {
    const { autofill } = closed();
    const listener = vi.fn();
    autofill.subscribe(listener)();
    await autofill.begin('services');
    expect(listener).not.toHaveBeenCalled();
  });
});
