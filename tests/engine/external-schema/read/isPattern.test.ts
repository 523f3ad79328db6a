import { expect, it } from 'vitest';
import { isPattern } from '../../../../engine/external-schema/read/isPattern.ts';

it.each([
  ['^a+$', true],
  ['\\p{L}', true],
  ['(', false],
  ['[z-a]', false],
  ['\\-', false],
])('isPattern: %s is %s', (text, expected) => {
  expect(isPattern(text)).toBe(expected);
});
