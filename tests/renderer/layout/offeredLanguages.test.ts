import { expect, it } from 'vitest';
import { LANGUAGES } from '#engine';
import { offeredLanguages } from '../../../renderer/layout/offeredLanguages.ts';

it.each([
  ['LREAL1', LANGUAGES],
  ['LREEA1', []],
  ['LREEA9', LANGUAGES],
])('offeredLanguages: of the form %s are %j', (code, languages) => {
  expect(offeredLanguages(code, LANGUAGES)).toEqual(languages);
});
