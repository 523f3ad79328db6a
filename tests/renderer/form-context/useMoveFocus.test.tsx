// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { titleId, useMoveFocus } from '../../../renderer/form-context/useMoveFocus.ts';
import { stubPageSize, tellPageSize } from '../../support/pageSize.ts';

/** Longer than a record that comes near takes to get its height. */
const LATER_MS = 2000;

/** Returns a button that has the focus, and one that comes after it. */
function buttons() {
  const [add, next] = [document.createElement('button'), document.createElement('button')];
  document.body.append(add, next);
  add.focus();
  return { add, next };
}

/** Returns a heading of the first record, whose sight is asked for, and the focus moved to it. */
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

describe('the focus on a record that was added', () => {
  beforeEach(stubPageSize);
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it('2.4.7: is brought into sight once the record above has its height', () => {
    vi.useFakeTimers();
    const { heading, scrollIntoView } = moved();
    expect(document.activeElement).toBe(heading);
    expect(scrollIntoView).not.toHaveBeenCalled();
    tellPageSize();
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  });

  it('leaves a button that still has it with the next frame', () => {
    vi.useFakeTimers();
    const { add } = buttons();
    const { heading } = moved();
    expect(document.activeElement).toBe(add);
    vi.advanceTimersToNextFrame();
    expect(document.activeElement).toBe(heading);
  });

  it('leaves a button that goes before that frame', () => {
    vi.useFakeTimers();
    const { add } = buttons();
    const { heading } = moved();
    add.remove();
    vi.advanceTimersToNextFrame();
    expect(document.activeElement).toBe(heading);
  });

  it('does not call back who has gone on before that frame', () => {
    vi.useFakeTimers();
    const { next } = buttons();
    moved();
    next.focus();
    vi.advanceTimersByTime(LATER_MS);
    expect(document.activeElement).toBe(next);
  });

  it('is not looked after where somebody has gone on', () => {
    vi.useFakeTimers();
    const { heading, scrollIntoView } = moved();
    heading.blur();
    tellPageSize();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('needs no page that is unmounted in between', () => {
    vi.useFakeTimers();
    moved();
    vi.stubGlobal('document', undefined);
    expect(() => vi.advanceTimersByTime(LATER_MS)).not.toThrow();
    vi.unstubAllGlobals();
  });
});
