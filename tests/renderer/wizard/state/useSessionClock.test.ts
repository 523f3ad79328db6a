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

/** Returns the events that the session receives, by kind. */
function clock() {
  const send = vi.fn();
  const hook = renderHook(() => useSessionClock({ send } as unknown as WizardActor));
  const reported = (type: string) =>
    send.mock.calls.filter(([event]) => event.type === type).length;
  return { ...hook, reported };
}

it('reports the time every second', () => {
  const { reported } = clock();
  vi.advanceTimersByTime(5000);
  expect([reported('tick'), reported('activity')]).toEqual([5, 0]);
});

it.each(['keydown', 'pointerdown', 'touchstart', 'scroll'])(
  'tells of somebody by %s, once a second however often it comes',
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

it.each(['focus', 'pageshow'])('D-07: tells the time at once on %s', (name) => {
  const { reported } = clock();
  fireEvent(window, new Event(name));
  expect(reported('tick')).toBe(1);
});

it('is still once its page is gone', () => {
  const { reported, unmount } = clock();
  unmount();
  vi.advanceTimersByTime(5000);
  for (const name of ['keydown', 'focus']) fireEvent(window, new Event(name));
  fireEvent(document, new Event('visibilitychange'));
  expect([reported('tick'), reported('activity')]).toEqual([0, 0]);
});
