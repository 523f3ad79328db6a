import type { Clock } from '../../ports/Clock.ts';

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
