import type { Json } from '../../engine/definition/JsonSchema.ts';
import { parseDay } from '../../engine/values/calendar.ts';

/** Checks whether a table's row is in force on a day, written `DD/MM/YYYY`. */
export function isInForce(
  { from, to }: { readonly from?: Json; readonly to?: Json },
  day: string,
): boolean {
  const written = parseDay(day);
  if (!written) return false;
  // `2026-04-01` sorts correctly as text.
  const [date, month, year] = day.split('/');
  const iso = `${year}-${month}-${date}`;
  return (typeof from !== 'string' || from <= iso) && (typeof to !== 'string' || iso <= to);
}
