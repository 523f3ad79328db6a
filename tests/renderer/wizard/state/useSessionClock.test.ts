// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSessionClock } from '../../../../renderer/wizard/state/useSessionClock.ts';
import type { WizardActor } from '../../../../renderer/wizard/state/Wizard.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders the hook, and returns a counter of the events that the session receives. */
function clock() {
  const send = vi.fn();
  const hook = renderHook(() => useSessionClock({ send } as unknown as WizardActor));
  const reported = (type: string) =>
    send.mock.calls.filter(([event]) => event.type === type).length;
  return { ...hook, reported };
}

it('useSessionClock: sends a tick every second', () => {
  const { reported } = clock();
  vi.advanceTimersByTime(5000);
  expect([reported('tick'), reported('activity')]).toEqual([5, 0]);
});

it.each(['keydown', 'pointerdown', 'touchstart', 'scroll'])(
  'useSessionClock: reports activity on %s, at most once a second',
  (name) => {
    const { reported } = clock();
    for (let turn = 0; turn < 30; turn += 1) fireEvent(window, new Event(name));
    expect(reported('activity')).toBe(1);
    vi.advanceTimersByTime(999);
    fireEvent(window, new Event(name));
    expect(reported('activity')).toBe(1);
    vi.advanceTimersByTime(1);
    fireEvent(window, new Event(name));
    expect(reported('activity')).toBe(2);
  },
);

it.each(['focus', 'pageshow'])('D-07: useSessionClock: sends a tick at once on %s', (name) => {
  const { reported } = clock();
  fireEvent(window, new Event(name));
  expect(reported('tick')).toBe(1);
});

it('useSessionClock: sends nothing after it unmounts', () => {
  const { reported, unmount } = clock();
  unmount();
  vi.advanceTimersByTime(5000);
  for (const name of ['keydown', 'focus']) fireEvent(window, new Event(name));
  fireEvent(document, new Event('visibilitychange'));
  expect([reported('tick'), reported('activity')]).toEqual([0, 0]);
});
