import { describe, expect, it } from 'vitest';
import { isEnglishOnly } from '../../../engine/rules/library.ts';

describe('isEnglishOnly', () => {
  it.each(["CHAN Tai Man, Peter O'Brien-Lee (1st) & Co. #2", 'one\ntwo'])('accepts %j', (value) => {
    expect(isEnglishOnly(value)).toBe(true);
  });

  it.each(['Seán', 'Zoë Müller', 'Łukasz', 'ÅSA'])('promise 15: accepts the name %j', (value) => {
    expect(isEnglishOnly(value)).toBe(true);
  });

  it.each(['陳', 'αβ', 'Ж', '2 × 3', '6 ÷ 2', '¿', '€', 'Ａ', 'a\u0000', 'a\tb'])(
    'refuses %j',
    (value) => {
      expect(isEnglishOnly(value)).toBe(false);
    },
  );
});
