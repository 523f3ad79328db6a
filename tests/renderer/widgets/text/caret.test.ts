import { expect, it } from 'vitest';
import { placeIn } from '../../../../renderer/widgets/text/caret.ts';

it.each([
  ['1234', '1,234', 0, 0],
  ['1234', '1,234', 1, 1],
  ['1234', '1,234', 2, 1],
  ['1234', '1,234', 5, 4],
  ['1234', '1,234', null, 4],
  ['1234567.5', '1,234,567.5', 6, 4],
  ['', ',', 1, 0],
])('placeIn: the caret in %j, shown as %j at %s, is %i', (text, shown, place, caret) => {
  expect(placeIn(text, shown, place)).toBe(caret);
});
