import type { Clock } from '../../server/ports/Clock.ts';

/** A clock that stands still until it is told. */
export interface TestClock extends Clock {
  /** Goes forward by so many milliseconds. */
  advance(ms: number): void;
  set(instant: string): void;
}

/** @param start ISO 8601 with offset */
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
