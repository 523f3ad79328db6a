import type { PaymentGatewayKey } from './methods.ts';
import { namesMethod } from './namesMethod.ts';

/** A span in which some methods may not be used (document 1, section 4 "Availability windows"). */
export interface AvailabilityWindow {
  /** ISO 8601 with offset; open when absent. */
  readonly start?: string | undefined;
  /** ISO 8601 with offset, still inside; open when absent. */
  readonly end?: string | undefined;
  /** Disabled methods: ids, keys or card types. */
  readonly methods: readonly string[];
}

/**
 * Lists the methods that are disabled at an instant.
 *
 * @param windows configured windows; one whose bounds cannot be read is taken as active, so that a
 * mistyped date never opens a method that was to be closed
 * @param now ISO 8601 with offset
 * @returns the methods of all active windows, each once
 */
export function disabledMethods(
  windows: readonly AvailabilityWindow[],
  now: string,
): readonly string[] {
  const active = windows.filter((window) => isActiveWindow(window, now));
  return [...new Set(active.flatMap(({ methods }) => methods))];
}

/**
 * Whether an instant is inside a window: at or after its start, and not after its end.
 *
 * @param window bounds that may be absent
 * @param now ISO 8601 with offset
 */
export function isActiveWindow(
  window: Pick<AvailabilityWindow, 'start' | 'end'>,
  now: string,
): boolean {
  const at = Date.parse(now);
  return !(at < instant(window.start)) && !(at > instant(window.end));
}

/**
 * Returns when a method may be used again, by the windows that are active now.
 *
 * @param method an id, key or card type, spelt as in a window
 * @returns ISO 8601, the latest end; `undefined` when no window names it, or one has no end
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

/** A window as the portal's settings write it. */
export interface DisabledPeriod {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly methods: readonly string[];
}

/** `NaN` for an absent or unreadable bound: every comparison with it is false. */
function instant(bound: string | undefined): number {
  return bound === undefined ? Number.NaN : Date.parse(bound);
}
