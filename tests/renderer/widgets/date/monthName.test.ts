import { expect, it } from 'vitest';
import { monthNumber } from '../../../../renderer/widgets/date/monthName.ts';

it.each([
  ['12', 12],
  ['07', 7],
  ['13', 13],
  ['Dec', 12],
  ['december', 12],
  ['Sept', 9],
  ['May', 5],
  ['Foo', undefined],
  ['De', undefined],
  ['', undefined],
  ['1a', undefined],
])('monthNumber: of %j is %s', (text, month) => {
  expect(monthNumber(text)).toBe(month);
});
