import { describe, expect, it, vi } from 'vitest';
import { SaveRequest } from '../../../../renderer/wizard/state/SaveRequest.ts';

const LOCK = { kind: 'password', password: 'correct-horse' } as const;
const SAVED = { fileName: 'a.lrwf', savedAt: '2026-11-20T10:00:00+08:00' };

describe('SaveRequest', () => {
  it('keeps the protection until the file is written', () => {
    const saving = new SaveRequest();
    const done = vi.fn();
    saving.onDone(done);
    expect([saving.get(), saving.leavesFilesOut()]).toEqual([undefined, false]);
    saving.offer(LOCK, true);
    expect([saving.get(), saving.leavesFilesOut()]).toEqual([LOCK, true]);
    saving.done(SAVED);
    expect(saving.get()).toBeUndefined();
    expect(done).toHaveBeenCalledExactlyOnceWith(SAVED);
    saving.offer(LOCK);
    expect(saving.leavesFilesOut()).toBe(false);
  });

  it('forgets the protection without a report', () => {
    const saving = new SaveRequest();
    const done = vi.fn();
    saving.onDone(done);
    saving.offer(LOCK);
    saving.forget();
    expect([saving.get(), done.mock.calls]).toEqual([undefined, []]);
  });

  it('passes on the request for the dialog, until a listener ends', () => {
    const saving = new SaveRequest();
    const [wish, done] = [vi.fn(), vi.fn()];
    const ends = [saving.onWish(wish), saving.onDone(done)];
    saving.wish();
    expect([wish.mock.calls.length, done.mock.calls.length]).toEqual([1, 0]);
    for (const end of ends) end();
    saving.wish();
    saving.done(SAVED);
    expect([wish.mock.calls.length, done.mock.calls.length]).toEqual([1, 0]);
  });
});
