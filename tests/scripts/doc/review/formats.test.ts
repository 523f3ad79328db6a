import { expect, it } from 'vitest';
import { EXAMPLES } from '../../../../scripts/doc/review/formats.ts';
import { makeForm } from '../../../engine/support/makeForm.ts';

it('EXAMPLES: each value is valid for its rule', async () => {
  const properties = Object.fromEntries(
    Object.keys(EXAMPLES).map((keyword) => [keyword, { type: 'string', [keyword]: true }]),
  );
  const form = await makeForm(properties);
  expect(form.errors(EXAMPLES)).toEqual([]);
  const wrong = Object.fromEntries(Object.keys(EXAMPLES).map((keyword) => [keyword, '字#']));
  expect(form.errors(wrong)).toHaveLength(Object.keys(EXAMPLES).length);
});
