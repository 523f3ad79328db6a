import { parseDay } from '../../engine/values/calendar.ts';

/** Checks whether a text is a month of the calendar, `MM/YYYY`, of a year from 1900 to 2100. */
export function isMonth(text: string): boolean {
  const year = Number(text.slice('MM/'.length));
  return monthOrder(text) !== undefined && year >= 1900 && year <= 2100;
}

/** Returns `3.2027` as `03/2027`; `undefined` for a text that is not a month and year. */
export function paddedMonth(text: string): string | undefined {
  const [month = '', year = '', ...more] = text.split(/\s*[/.-]\s*/);
  const isRead = more.length === 0 && /^\d{1,2}$/.test(month) && /^\d{4}$/.test(year);
  return isRead ? `${month.padStart(2, '0')}/${year}` : undefined;
}

/** Checks whether a day or month is not before another. Values that cannot be compared pass. */
export function isNotBefore(value: string, bound: string): boolean {
  const pair = orders(value, bound);
  return pair === undefined || pair[0] >= pair[1];
}

/** Checks whether a day or month is not after another. Values that cannot be compared pass. */
export function isNotAfter(value: string, bound: string): boolean {
  const pair = orders(value, bound);
  return pair === undefined || pair[0] <= pair[1];
}

/** Returns both as sortable texts: as days, or as months if either is a month. */
function orders(value: string, bound: string): readonly [string, string] | undefined {
  const days = [value, bound].map(dayOrder);
  const orders = days.includes(undefined) ? [value, bound].map(monthOrder) : days;
  const [one, other] = orders;
  return one === undefined || other === undefined ? undefined : [one, other];
}

/** Returns `20261120` for `20/11/2026`. */
function dayOrder(text: string): string | undefined {
  return parseDay(text) ? text.split('/').toReversed().join('') : undefined;
}

/** Returns `202611` for `11/2026`, and for a day in that month. */
function monthOrder(text: string): string | undefined {
  const order = dayOrder(text);
  if (order !== undefined) return order.slice(0, 'YYYYMM'.length);
  const isRead = /^(?:0[1-9]|1[0-2])\/\d{4}$/.test(text);
  return isRead ? text.split('/').toReversed().join('') : undefined;
}
