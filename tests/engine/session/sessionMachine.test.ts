import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { SessionEvent } from '../../../engine/session/Session.ts';
import { isAnnouncedSecond } from '../../../engine/session/Session.ts';
import { sessionMachine } from '../../../engine/session/sessionMachine.ts';

const START = Date.parse('2026-11-20T10:00:00+08:00');
const MINUTE = 60_000;

type Snapshot = ReturnType<typeof initialTransition<typeof sessionMachine>>[0];

function begin(): Snapshot {
  return initialTransition(sessionMachine, { now: START })[0];
}

function later(snapshot: Snapshot, ...events: readonly SessionEvent[]): Snapshot {
  return events.reduce((at, event) => transition(sessionMachine, at, event)[0], snapshot);
}

const at = (minutes: number, seconds = 0, type: 'tick' | 'activity' | 'renew' = 'tick') => ({
  type,
  now: START + minutes * MINUTE + seconds * 1000,
});

/** Returns a tick for every second after `from`, up to `to`. */
function ticking(from: number, to: number): readonly SessionEvent[] {
  return Array.from({ length: to - from }, (_, index) => at(0, from + index + 1));
}

describe('sessionMachine', () => {
  it('D-06: warns at 15:00 and times out after 16:00, to satisfy both readings', () => {
    const before = later(begin(), ...ticking(0, 899));
    expect(before.value).toBe('active');
    const warning = later(before, at(15));
    expect([warning.value, warning.context.remainingSeconds]).toEqual(['warning', 60]);
    const last = later(warning, ...ticking(900, 960));
    expect([last.value, last.context.remainingSeconds]).toEqual(['warning', 0]);
    expect(later(last, at(16, 1)).value).toBe('timedOut');
  });

  it('counts the seconds down', () => {
    const warning = later(begin(), ...ticking(0, 900));
    const counts = [1, 2, 30].map((s) => later(warning, at(15, s)).context.remainingSeconds);
    expect(counts).toEqual([59, 58, 30]);
  });

  it('restarts with every activity', () => {
    const busy = later(begin(), at(14), at(14, 30, 'activity'), at(29));
    expect(busy.value).toBe('active');
    expect(later(busy, at(29, 30)).value).toBe('warning');
  });

  it('is renewed only by Confirm during the warning, not by activity', () => {
    const warning = later(begin(), ...ticking(0, 900));
    expect(later(warning, at(15, 10, 'activity')).value).toBe('warning');
    expect(later(warning, at(15, 10, 'renew'), at(30)).value).toBe('active');
  });

  it('cannot be renewed after expiry', () => {
    const warning = later(begin(), ...ticking(0, 900));
    expect(later(warning, at(16, 30, 'renew')).value).toBe('timedOut');
  });

  it.each(['tick', 'activity'] as const)(
    'D-07: shows the full minute of warning when the device was suspended before the warning (%s)',
    (type) => {
      const resumed = later(begin(), ...ticking(0, 600), at(180, 0, type));
      expect([resumed.value, resumed.context.remainingSeconds]).toEqual(['warning', 60]);
      expect(later(resumed, at(181)).value).toBe('warning');
      expect(later(resumed, at(181, 1)).value).toBe('timedOut');
    },
  );

  it.each([
    [5, 57],
    // A longer gap means that the device was suspended.
    [6, 60],
  ])('D-07: after a gap of %i seconds between ticks, %i seconds remain', (gap, remaining) => {
    const warning = later(begin(), ...ticking(0, 898), at(0, 898 + gap));
    expect([warning.value, warning.context.remainingSeconds]).toEqual(['warning', remaining]);
  });

  it('D-07: expires at once when the device was suspended during the warning', () => {
    const warning = later(begin(), ...ticking(0, 900));
    expect(later(warning, at(40)).value).toBe('timedOut');
  });

  it('B-81: a clock set back five minutes neither ends nor extends the session', () => {
    const ticked = later(begin(), ...ticking(0, 600));
    const setBack = later(ticked, at(5));
    expect(setBack.value).toBe('active');
    expect(later(setBack, at(9, 59)).value).toBe('active');
    expect(later(setBack, at(10)).value).toBe('warning');
  });

  it('pauses during payment, and restarts with the first tick afterwards', () => {
    const paused = later(begin(), at(10), { type: 'pause' }, at(40), at(120, 0, 'activity'));
    expect(paused.value).toBe('paused');
    const resumed = later(paused, { type: 'resume' }, at(130));
    expect(resumed.value).toBe('active');
    expect(later(resumed, at(144, 59)).value).toBe('active');
    expect(later(resumed, at(145)).value).toBe('warning');
  });

  it('also pauses when the payment starts during the warning', () => {
    const warning = later(begin(), ...ticking(0, 900));
    expect(later(warning, { type: 'pause' }, { type: 'resume' }, at(50)).value).toBe('active');
  });
});

describe('isAnnouncedSecond()', () => {
  it('U-35: returns true for 60, 30, 20, 10 and 5 seconds only', () => {
    const spoken = Array.from({ length: 61 }, (_, second) => second).filter(isAnnouncedSecond);
    expect(spoken).toEqual([5, 10, 20, 30, 60]);
  });
});
