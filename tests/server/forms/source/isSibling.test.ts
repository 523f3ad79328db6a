import { expect, it } from 'vitest';
import { isSibling } from '../../../../server/forms/source/isSibling.ts';

it.each([
  ['address.json', true],
  ['defs/schema.json', true],
  ['samples.json', true],
  ['schema.json', false],
  ['ui.json', false],
  ['samples', false],
  ['locales/en.json', false],
  ['.hidden.json', false],
  ['defs/.git/a.json', false],
])('isSibling: %s is %s', (path, expected) => {
  expect(isSibling(path)).toBe(expected);
});
