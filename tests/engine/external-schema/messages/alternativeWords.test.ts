import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { formOf } from '../../support/externalForm.ts';

const names = async (...oneOf: readonly JsonObject[]) => {
  const { files } = await formOf({ x: { type: 'boolean' } }, { oneOf: [...oneOf] });
  const options = Object.entries(files.locales.en).filter(([key]) =>
    key.startsWith('choice.options.'),
  );
  return options.map(([, text]) => text);
};
const fields = (...keys: readonly string[]) => ({
  properties: Object.fromEntries(keys.map((key) => [key, { type: 'string', maxLength: 5 }])),
});

describe('alternativeWords()', () => {
  it('uses the title, and ignores an empty one', async () => {
    expect(await names({ ...fields('a'), title: 'One' }, { ...fields('b'), title: ' ' })).toEqual([
      'One',
      'With B',
    ]);
  });

  it('lists required fields before others, at most three', async () => {
    const asked = { ...fields('a', 'b'), required: ['b'] };
    expect(await names(asked, fields('cardNumber', 'IBAN', 'c', 'd', 'e'))).toEqual([
      'With B',
      'With card number, IBAN, C and 2 more',
    ]);
  });

  it('describes limits if the fields are the same', async () => {
    const limit = (each: JsonObject) => ({ properties: { n: { type: 'number', ...each } } });
    expect(await names(limit({ maximum: 5 }), limit({ minimum: 9, multipleOf: 2 }))).toEqual([
      'N: at most 5',
      'N: at least 9, a multiple of 2',
    ]);
  });

  it('numbers names that stay equal', async () => {
    const titled = { ...fields('a'), title: 'Same' };
    expect(await names({ ...titled }, { required: ['b'], title: 'Same' })).toEqual([
      'Same (A: text)',
      'Same (2)',
    ]);
  });
});
