// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { titleId, useMoveFocus } from '../../../renderer/form-context/useMoveFocus.ts';
import { stubPageSize, tellPageSize } from '../../support/pageSize.ts';

/** Longer than a record near the window needs to get its height. */
const LATER_MS = 2000;

/** Returns a focused button and the next button. */
function buttons() {
  const [add, next] = [document.createElement('button'), document.createElement('button')];
  document.body.append(add, next);
  add.focus();
  return { add, next };
}

/**
 * Returns the heading of the first record after the hook moves the focus to it, with its
 * `scrollIntoView`.
 */
function moved() {
  const heading = document.createElement('h3');
  heading.id = titleId('f-rows-0');
  heading.tabIndex = -1;
  const scrollIntoView = vi.fn();
  document.body.append(Object.assign(heading, { scrollIntoView }));
  const { result, rerender } = renderHook(() => useMoveFocus('/rows'));
  act(() => result.current(0));
  rerender();
  return { heading, scrollIntoView };
}

describe('useMoveFocus: the focus on an added record', () => {
  beforeEach(stubPageSize);
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it('2.4.7: scrolls into view once the record above has its height', () => {
    vi.useFakeTimers();
    const { heading, scrollIntoView } = moved();
    expect(document.activeElement).toBe(heading);
    expect(scrollIntoView).not.toHaveBeenCalled();
    tellPageSize();
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  });

  it('moves from a focused button at the next frame', () => {
    vi.useFakeTimers();
    const { add } = buttons();
    const { heading } = moved();
    expect(document.activeElement).toBe(add);
    vi.advanceTimersToNextFrame();
    expect(document.activeElement).toBe(heading);
  });

  it('moves from a button that is removed before that frame', () => {
    vi.useFakeTimers();
    const { add } = buttons();
    const { heading } = moved();
    add.remove();
    vi.advanceTimersToNextFrame();
    expect(document.activeElement).toBe(heading);
  });

  it('does not move if the user moves it before that frame', () => {
    vi.useFakeTimers();
    const { next } = buttons();
    moved();
    next.focus();
    vi.advanceTimersByTime(LATER_MS);
    expect(document.activeElement).toBe(next);
  });

  it('does not scroll into view after a blur', () => {
    vi.useFakeTimers();
    const { heading, scrollIntoView } = moved();
    heading.blur();
    tellPageSize();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('does not throw if the document is removed before the layout is stable', () => {
    vi.useFakeTimers();
    moved();
    vi.stubGlobal('document', undefined);
    expect(() => vi.advanceTimersByTime(LATER_MS)).not.toThrow();
    vi.unstubAllGlobals();
  });
});
