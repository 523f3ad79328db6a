// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportIntersection, stubIntersections } from '../../../support/intersections.ts';

describe('whenVisible', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    stubIntersections();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Returns new modules without fetched code. */
  const fresh = async () => ({
    ...(await import('../../../../renderer/form/preload/whenVisible.ts')),
    ...(await import('../../../../renderer/form/lazy/loadLazyCode.ts')),
  });
  const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('calls once, however often the element becomes visible', async () => {
    const { whenVisible, loadLazyCode, MOMENT_MS } = await fresh();
    await loadLazyCode();
    const call = vi.fn();
    whenVisible(document.body, call);
    for (const isOnScreen of [true, false, true]) {
      reportIntersection(isOnScreen);
      await rest(MOMENT_MS);
    }
    expect(call).toHaveBeenCalledOnce();
  });

  it('does not call for a briefly visible element or after a cancellation', async () => {
    const { whenVisible, loadLazyCode, MOMENT_MS } = await fresh();
    await loadLazyCode();
    const call = vi.fn();
    const leave = whenVisible(document.body, call);
    reportIntersection(true);
    await rest(MOMENT_MS - 1);
    reportIntersection(false);
    await rest(MOMENT_MS);
    reportIntersection(true);
    leave?.();
    await rest(MOMENT_MS);
    expect(call).not.toHaveBeenCalled();
  });

  it('waits for lazy code, because hidden content would miss its arrival', async () => {
    const { whenVisible, loadLazyCode, MOMENT_MS } = await fresh();
    const [call, left] = [vi.fn(), vi.fn()];
    whenVisible(document.body, call);
    const leave = whenVisible(document.body, left);
    reportIntersection(true);
    await rest(10 * MOMENT_MS);
    leave?.();
    expect(call).not.toHaveBeenCalled();
    await loadLazyCode();
    await rest(0);
    expect(call).toHaveBeenCalledOnce();
    expect(left).not.toHaveBeenCalled();
  });

  it('requests the lazy code at once', async () => {
    const { whenVisible, loadLazyCodeSoon, MOMENT_MS } = await fresh();
    const call = vi.fn();
    const leave = loadLazyCodeSoon();
    whenVisible(document.body, call);
    await rest(MOMENT_MS);
    reportIntersection(true);
    await rest(MOMENT_MS);
    await vi.dynamicImportSettled();
    expect(call).toHaveBeenCalledOnce();
    leave();
  });

  it('does not call while the user types', async () => {
    const { whenVisible, loadLazyCode, MOMENT_MS } = await fresh();
    await loadLazyCode();
    const call = vi.fn();
    whenVisible(document.body, call);
    reportIntersection(true);
    for (let key = 0; key < 5; key += 1) {
      await rest(MOMENT_MS - 1);
      document.body.dispatchEvent(new Event('input', { bubbles: true }));
    }
    expect(call).not.toHaveBeenCalled();
    await rest(MOMENT_MS);
    expect(call).toHaveBeenCalledOnce();
  });

  it('returns undefined without IntersectionObserver', async () => {
    const { whenVisible } = await fresh();
    vi.unstubAllGlobals();
    expect(whenVisible(document.body, () => undefined)).toBeUndefined();
  });
});
