// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOMENT_MS, whenInSight } from '../../../renderer/form/whenInSight.ts';
import { stubSight, tellSight } from '../../support/sight.ts';

describe('what is drawn once an element has been in sight', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    stubSight();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is called for once, however often it comes in sight', () => {
    const call = vi.fn();
    whenInSight(document.body, call);
    for (const isInSight of [true, false, true]) {
      tellSight(isInSight);
      vi.advanceTimersByTime(MOMENT_MS);
    }
    expect(call).toHaveBeenCalledOnce();
  });

  it('is not called for while it only goes by, nor after it was left', () => {
    const call = vi.fn();
    const leave = whenInSight(document.body, call);
    tellSight(true);
    vi.advanceTimersByTime(MOMENT_MS - 1);
    tellSight(false);
    vi.advanceTimersByTime(MOMENT_MS);
    tellSight(true);
    leave?.();
    vi.advanceTimersByTime(MOMENT_MS);
    expect(call).not.toHaveBeenCalled();
  });

  it('is nothing where no browser tells of sight', () => {
    vi.unstubAllGlobals();
    expect(whenInSight(document.body, () => undefined)).toBeUndefined();
  });
});
