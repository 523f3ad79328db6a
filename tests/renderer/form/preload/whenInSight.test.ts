// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubSight, tellSight } from '../../../support/sight.ts';

describe('whenInSight', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    stubSight();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Returns new modules without fetched code. */
  const fresh = async () => ({
    ...(await import('../../../../renderer/form/preload/whenInSight.ts')),
    ...(await import('../../../../renderer/form/lazy/loadLazyCode.ts')),
  });
  const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('calls once, however often the element becomes visible', async () => {
    const { whenInSight, loadLazyCode, MOMENT_MS } = await fresh();
    await loadLazyCode();
    const call = vi.fn();
    whenInSight(document.body, call);
    for (const isInSight of [true, false, true]) {
      tellSight(isInSight);
      await rest(MOMENT_MS);
    }
    expect(call).toHaveBeenCalledOnce();
  });

  it('does not call for a briefly visible element or after a cancellation', async () => {
    const { whenInSight, loadLazyCode, MOMENT_MS } = await fresh();
    await loadLazyCode();
    const call = vi.fn();
    const leave = whenInSight(document.body, call);
    tellSight(true);
    await rest(MOMENT_MS - 1);
    tellSight(false);
    await rest(MOMENT_MS);
    tellSight(true);
    leave?.();
    await rest(MOMENT_MS);
    expect(call).not.toHaveBeenCalled();
  });

  it('waits for lazy code, because hidden content would miss its arrival', async () => {
    const { whenInSight, loadLazyCode, MOMENT_MS } = await fresh();
    const [call, left] = [vi.fn(), vi.fn()];
    whenInSight(document.body, call);
    const leave = whenInSight(document.body, left);
    tellSight(true);
    await rest(10 * MOMENT_MS);
    leave?.();
    expect(call).not.toHaveBeenCalled();
    await loadLazyCode();
    await rest(0);
    expect(call).toHaveBeenCalledOnce();
    expect(left).not.toHaveBeenCalled();
  });

  it('requests the lazy code at once', async () => {
    const { whenInSight, loadLazyCodeSoon, MOMENT_MS } = await fresh();
    const call = vi.fn();
    const leave = loadLazyCodeSoon();
    whenInSight(document.body, call);
    await rest(MOMENT_MS);
    tellSight(true);
    await rest(MOMENT_MS);
    await vi.dynamicImportSettled();
    expect(call).toHaveBeenCalledOnce();
    leave();
  });

  it('does not call while the user types', async () => {
    const { whenInSight, loadLazyCode, MOMENT_MS } = await fresh();
    await loadLazyCode();
    const call = vi.fn();
    whenInSight(document.body, call);
    tellSight(true);
    for (let key = 0; key < 5; key += 1) {
      await rest(MOMENT_MS - 1);
      document.body.dispatchEvent(new Event('input', { bubbles: true }));
    }
    expect(call).not.toHaveBeenCalled();
    await rest(MOMENT_MS);
    expect(call).toHaveBeenCalledOnce();
  });

  it('returns undefined without IntersectionObserver', async () => {
    const { whenInSight } = await fresh();
    vi.unstubAllGlobals();
    expect(whenInSight(document.body, () => undefined)).toBeUndefined();
  });
});
