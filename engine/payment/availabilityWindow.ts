import type { PaymentGatewayKey } from '../definition/paymentMethods.ts';
import { namesMethod } from './namesMethod.ts';

/** A period in which some methods are disabled (document 1, section 4 "Availability windows"). */
export interface AvailabilityWindow {
  /** ISO 8601 with offset; open when absent. */
  readonly start?: string | undefined;
  /** ISO 8601 with offset, inclusive; open when absent. */
  readonly end?: string | undefined;
  /** The disabled methods: ids, keys or card types. */
  readonly methods: readonly string[];
}

/**
 * Returns the methods that are disabled at an instant.
 *
 * @param windows the configured windows; an invalid bound counts as open, so that a mistyped date
 *   never enables a closed method
 * @param now ISO 8601 with offset
 * @returns the methods of all active windows, each once
 *
 * @example
 * disabledMethods([{ start: '2026-11-20T09:00:00+08:00', methods: ['pps', 'fps'] }], now);
 * // ['pps', 'fps']
 * disabledMethods([{ end: '2026-11-20T09:00:00+08:00', methods: ['pps'] }], now); // []: it ended
 * disabledMethods([{ end: 'soon', methods: ['pps'] }], now);
 * // ['pps']: a bound that cannot be read is open
 */
export function disabledMethods(
  windows: readonly AvailabilityWindow[],
  now: string,
): readonly string[] {
  const active = windows.filter((window) => isActiveWindow(window, now));
  return [...new Set(active.flatMap(({ methods }) => methods))];
}

/**
 * Checks whether an instant is inside a window: at or after its start, and not after its end.
 *
 * @param window an absent or invalid bound is open
 * @param now ISO 8601 with offset
 *
 * @example
 * isActiveWindow({ end: '2026-11-20T10:00:00+08:00' }, now); // true: the end is still inside
 * isActiveWindow({ start: '2026-11-20T10:00:01+08:00' }, now); // false
 * isActiveWindow({}, now); // true
 */
export function isActiveWindow(
  window: Pick<AvailabilityWindow, 'start' | 'end'>,
  now: string,
): boolean {
  const at = Date.parse(now);
  return !(at < instant(window.start)) && !(at > instant(window.end));
}

/**
 * Returns when a method becomes available again, by the windows that are active now.
 *
 * @param method the key of the method; a window may list its id or card type instead
 * @returns the latest end, ISO 8601; `undefined` when no active window disables the method, or one
 *   has no end
 *
 * @example
 * const period = { from: null, to: '2026-11-20T11:00:00+08:00', methods: ['pps'] };
 * disabledUntil([period], 'pps', now); // '2026-11-20T11:00:00+08:00'
 * disabledUntil([period], 'fps', now); // undefined
 * disabledUntil([period, { methods: ['pps'] }], 'pps', now); // undefined: without end
 */
export function disabledUntil(
  windows: readonly DisabledPeriod[],
  method: PaymentGatewayKey,
  now: string,
): string | undefined {
  const active = windows.filter(
    ({ from, to, methods }) =>
      namesMethod(methods, method) &&
      isActiveWindow({ start: from ?? undefined, end: to ?? undefined }, now),
  );
  const ends = active.map(({ to }) => to ?? '');
  if (ends.includes('')) return undefined;
  return ends.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}

/** A window as the portal's settings contain it. */
export interface DisabledPeriod {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly methods: readonly string[];
}

/** Returns `NaN` for an absent or invalid bound: every comparison with it is false. */
function instant(bound: string | undefined): number {
  return bound === undefined ? Number.NaN : Date.parse(bound);
}
