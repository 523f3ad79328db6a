import type { Clock } from '../../ports/system/Clock.ts';

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
