/**
 * Parses a date and time of the payment service. A time without an offset is Hong Kong time.
 *
 * @param text ISO 8601 with seconds, with `T` or a space between date and time: `2026-11-20
 *   10:03:00`
 * @returns `undefined` for any other text; never throws
 */
export function gatewayInstant(text: string): Date | undefined {
  const [, day, time, offset = '+08:00'] = INSTANT.exec(text) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const at = new Date(`${day}T${time}${offset}`);
  return Number.isNaN(at.getTime()) || !isRealDay(day) ? undefined : at;
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?)\d*(Z|[+-]\d{2}:\d{2})?$/;

/** Checks that a day exists. `Date` reads 30 February as 2 March. */
function isRealDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
