// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringBack, focusInSight } from '../../../renderer/form/keepInSight.ts';

const HEIGHT = 700;
/** Longer than a page takes to stand still. */
const LATER_MS = 500;

/** A button that has the focus, with its upper edge so far from the window's; what asks for its sight. */
function focusedAt(top: number) {
  const button = document.createElement('button');
  const scrollIntoView = vi.fn();
  const at = { top };
  const getBoundingClientRect = () => new DOMRect(0, at.top - window.scrollY, 90, 44);
  document.body.append(Object.assign(button, { scrollIntoView, getBoundingClientRect }));
  button.focus();
  return { button, scrollIntoView, at };
}

describe('2.4.7: what has the focus when something above it comes late', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('innerHeight', HEIGHT);
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
  ])('stands %s, at %i px: in sight is %s', (_where, top, isSeen) => {
    const { button } = focusedAt(top);
    expect(focusInSight()).toBe(isSeen ? button : null);
  });

  it('may be nothing', () => {
    expect(focusInSight()).toBeNull();
  });

  it('is brought back at once, and again when it was pushed further before the page stands still', () => {
    const { button, scrollIntoView, at } = focusedAt(300);
    bringBack(button);
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    at.top = 900;
    vi.advanceTimersByTime(LATER_MS);
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it('is left where somebody scrolls away from it', () => {
    const { button, scrollIntoView } = focusedAt(300);
    bringBack(button);
    vi.stubGlobal('scrollY', 1000);
    vi.advanceTimersByTime(LATER_MS);
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it('is not brought back where somebody has gone on', () => {
    const { button, scrollIntoView } = focusedAt(300);
    button.blur();
    bringBack(button);
    vi.advanceTimersByTime(LATER_MS);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
