// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepVisible,
  restorePosition,
  visibleFocus,
} from '../../../renderer/form-context/keepVisible.ts';
import { stubPageSize, tellPageSize } from '../../support/pageSize.ts';

const HEIGHT = 700;
/** Longer than a page needs until its layout is stable. */
const LATER_MS = 2000;

/** Returns a focused button at a distance from the window's top, with a mock `scrollIntoView`. */
function focusedAt(top: number) {
  const button = document.createElement('button');
  const scrollIntoView = vi.fn();
  const at = { top };
  const getBoundingClientRect = () => new DOMRect(0, at.top - window.scrollY, 90, 44);
  document.body.append(Object.assign(button, { scrollIntoView, getBoundingClientRect }));
  button.focus();
  return { button, scrollIntoView, at };
}

describe('2.4.7: the focused element when content above it is lazy-loaded', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('innerHeight', HEIGHT);
    stubPageSize();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it.each([
    ['in the middle', 300, true],
    ['half below the window', HEIGHT - 20, true],
    ['half above it', -20, true],
    ['below it', HEIGHT, false],
    ['above it', -44, false],
  ])('visibleFocus: %s, at %i px, visible: %s', (_where, top, isSeen) => {
    const { button } = focusedAt(top);
    expect(visibleFocus()).toBe(isSeen ? button : null);
  });

  it('visibleFocus: returns null without a focused element', () => {
    expect(visibleFocus()).toBeNull();
  });

  it('restorePosition: scrolls at once and after each shift, until the layout is stable', () => {
    const { button, scrollIntoView, at } = focusedAt(300);
    restorePosition(button);
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    tellPageSize();
    expect(scrollIntoView).toHaveBeenCalledOnce();
    for (const top of [900, 1500]) {
      at.top = top;
      tellPageSize();
    }
    expect(scrollIntoView).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(LATER_MS);
    at.top = 2000;
    tellPageSize();
    expect(scrollIntoView).toHaveBeenCalledTimes(3);
  });

  it('restorePosition: does not scroll after the user scrolls away', () => {
    const { button, scrollIntoView } = focusedAt(300);
    restorePosition(button);
    vi.stubGlobal('scrollY', 1000);
    tellPageSize();
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it('restorePosition: does not scroll to an element that lost the focus', () => {
    const { button, scrollIntoView, at } = focusedAt(300);
    button.blur();
    restorePosition(button);
    at.top = 900;
    tellPageSize();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('keepVisible: scrolls to the element after the next layout, not at once', () => {
    const { button, scrollIntoView } = focusedAt(300);
    keepVisible(button);
    expect(scrollIntoView).not.toHaveBeenCalled();
    tellPageSize();
    expect(scrollIntoView).toHaveBeenCalledOnce();
    keepVisible(null);
  });

  it('keepVisible: does nothing without ResizeObserver', () => {
    vi.stubGlobal('ResizeObserver', undefined);
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    const { button } = focusedAt(300);
    expect(() => keepVisible(button)).not.toThrow();
  });
});
