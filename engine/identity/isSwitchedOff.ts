import { isActiveWindow } from '../payment/availabilityWindow.ts';

/**
 * A period in which a use of the identity app is switched off. Bounds are ISO 8601 with offset,
 * inclusive; an absent bound is open.
 */
export interface OffPeriod {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/**
 * Checks whether a use of the identity app is switched off.
 *
 * @param periods the configured periods; a period without bounds never ends
 * @param now ISO 8601 with offset
 * @see specification, document 2, section 6 "config flags (with optional date range)"
 *
 * @example
 * isSwitchedOff([{ from: '2026-11-20T09:00:00+08:00' }], '2026-11-20T10:00:00+08:00'); // true
 */
export function isSwitchedOff(periods: readonly OffPeriod[], now: string): boolean {
  return periods.some(({ from, to }) =>
    isActiveWindow({ start: from ?? undefined, end: to ?? undefined }, now),
  );
}
