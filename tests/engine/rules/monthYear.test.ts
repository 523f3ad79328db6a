import { expect, it } from 'vitest';
import { isMonthYear } from '../../../engine/rules/library.ts';

it.each([
  ['01/2026', true],
  ['12/1999', true],
  ['13/2026', false],
  ['00/2026', false],
  ['1/2026', false],
  ['01/1899', false],
  ['01/26', false],
  ['01/01/2026', false],
  ['', false],
])('isMonthYear(%j) is %s', (value, expected) => {
  expect(isMonthYear(value)).toBe(expected);
});
