import { expect, it } from 'vitest';
import { isTime12h } from '../../../engine/rules/library.ts';

it.each([
  ['9:05 AM', true],
  ['12:30 PM', true],
  ['12:00 AM', true],
  ['13:00 PM', true],
  ['0:00 AM', true],
  ['23:59 PM', true],
  ['24:00 PM', false],
  ['24:00', false],
  ['9:5 AM', false],
  ['9:60 AM', false],
  ['9:05', false],
  ['下午 12:30', false],
  ['', false],
])('B-45: isTime12h(%j) is %s', (value, expected) => {
  expect(isTime12h(value)).toBe(expected);
});
