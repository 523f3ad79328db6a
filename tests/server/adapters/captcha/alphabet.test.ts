import { afterAll, describe, expect, it } from 'vitest';
import {
  ALPHABET,
  drawAnswer,
  normaliseAnswer,
} from '../../../../server/adapters/captcha/alphabet.ts';
import { ChallengeStock } from '../../../../server/adapters/captcha/ChallengeStock.ts';

const stock = new ChallengeStock({ size: 4 });

afterAll(() => stock.close());

describe('ALPHABET: the characters of a captcha', () => {
  it('excludes characters that look alike', () => {
    const drawn = Array.from({ length: 500 }, drawAnswer).join('');
    expect(drawn).not.toMatch(/[0O1IL2Z5SG8BUVQDX]/);
    expect(new Set(drawn).size).toBe(ALPHABET.length);
  });

  it('fills an answer with four characters', () => {
    expect(drawAnswer()).toMatch(/^[A-Z0-9]{4}$/);
  });
});

describe('normaliseAnswer', () => {
  it.each([
    ['ａ３ｋｔ', 'A3KT'],
    [' a 3 k\tt\n', 'A3KT'],
    ['', ''],
  ])('converts %j to %j', (given, spelt) => {
    expect(normaliseAnswer(given)).toBe(spelt);
  });
});
