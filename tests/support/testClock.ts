import type { Clock } from '../../server/ports/system/Clock.ts';

/** A clock that is frozen until a test advances it. */
export interface TestClock extends Clock {
  /** Advances the clock by this many milliseconds. */
  advance(ms: number): void;
  set(instant: string): void;
}

/**
 * Creates a frozen clock.
 *
 * @param start ISO 8601 with offset
 */
export function testClock(start = '2026-11-20T10:00:00+08:00'): TestClock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
    set: (instant) => {
      at = Date.parse(instant);
    },
  };
}
