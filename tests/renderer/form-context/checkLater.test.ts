// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormStore } from '#engine';
import {
  checkAfter,
  checkLater,
  leaveField,
  prepareLater,
  watchPresses,
} from '../../../renderer/form-context/checkLater.ts';

const press = () => window.dispatchEvent(new Event('pointerdown'));
const lift = () => window.dispatchEvent(new Event('pointerup'));

/** Returns a store that only counts its calls. */
function countingStore() {
  const calls = {
    check: vi.fn(),
    touch: vi.fn(),
    prepare: vi.fn(),
    node: () => ({ kind: 'group' }),
  };
  return { calls, store: calls as unknown as FormStore };
}

describe('checkLater: rules after a keystroke', () => {
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    stop = watchPresses();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('run once, 50 ms after the last change', () => {
    const { calls, store } = countingStore();
    checkLater(store);
    vi.advanceTimersByTime(40);
    checkLater(store);
    vi.advanceTimersByTime(49);
    expect(calls.check).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(calls.check).toHaveBeenCalledOnce();
  });

  it('run after the configured delay', () => {
    const { calls, store } = countingStore();
    checkAfter(store, 10);
    checkLater(store);
    vi.advanceTimersByTime(9);
    expect(calls.check).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(calls.check).toHaveBeenCalledOnce();
  });

  it.each([
    ['after a change', (store: FormStore) => checkLater(store)],
    ['after a blur', (store: FormStore) => leaveField(store, '/x')],
  ])('wait %s while a pointer is down, because an error would move its target', (_, act) => {
    const { calls, store } = countingStore();
    press();
    act(store);
    vi.advanceTimersByTime(500);
    expect(calls.check).not.toHaveBeenCalled();
    lift();
    vi.runAllTimers();
    expect(calls.check).toHaveBeenCalledOnce();
  });

  it.each(['blur', 'contextmenu'])(
    'do not wait for a pointer without a pointerup event (%s)',
    (end) => {
      const { calls, store } = countingStore();
      press();
      window.dispatchEvent(new Event(end));
      checkLater(store);
      vi.runAllTimers();
      expect(calls.check).toHaveBeenCalledOnce();
    },
  );
});

describe('prepareLater', () => {
  it('prepares the store once the page is idle', () => {
    const resting: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (call: () => void) => resting.push(call));
    const { calls, store } = countingStore();
    prepareLater(store);
    expect(calls.prepare).not.toHaveBeenCalled();
    for (const call of resting) call();
    expect(calls.prepare).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('does not prepare the store in a browser without requestIdleCallback', () => {
    const { calls, store } = countingStore();
    expect(globalThis.requestIdleCallback).toBeUndefined();
    prepareLater(store);
    expect(calls.prepare).not.toHaveBeenCalled();
  });
});
