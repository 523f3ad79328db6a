import { describe, expect, it } from 'vitest';
import {
  hasCharsInRange,
  hasExactChars,
  hasMaxChars,
  hasMaxSelected,
  hasMinChars,
  hasMinSelected,
  isAlphanumeric,
  isAlphanumericHyphen,
  isChineseOnly,
  isDigitsComma,
  isDigitsHyphen,
  isDigitsOnly,
  isEnglishOnly,
  isSameAs,
  isStorable,
} from '../../../engine/rules/library.ts';

const EXT_B = '\u{20000}';

describe('isChineseOnly()', () => {
  it.each([
    '陳大文',
    '啓',
    '峯',
    '𨋢',
    '嗰',
    '阿卜杜拉·艾山',
    '阿卜杜拉\u2022艾山',
    '“一国两制”研究中心',
    '香港（九龍）有限公司',
    'ＡＢＣ有限公司',
    EXT_B,
  ])('B-51: accepts %s', (value) => {
    expect(isChineseOnly(value)).toBe(true);
  });

  it.each(['CHAN', '陳 大文', '陳A', '陳1', 'ひらがな', 'ｶﾅ', '陳ﾡ', '陳,', ''])(
    'B-51: refuses %j',
    (value) => {
      expect(isChineseOnly(value)).toBe(false);
    },
  );
});

describe('isEnglishOnly()', () => {
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

describe('the alphabets', () => {
  it.each([
    [isDigitsOnly, '0123', '12a'],
    [isDigitsOnly, '9', '-9'],
    [isAlphanumeric, 'AB12', 'AB-12'],
    [isAlphanumericHyphen, 'AB-12', 'AB_12'],
    [isDigitsHyphen, '12-34', '12 34'],
    [isDigitsComma, '1,234', '1.234'],
  ])('%o accepts %s and refuses %s', (rule, right, wrong) => {
    expect([rule(right), rule(wrong)]).toEqual([true, false]);
  });
});

describe('lengths', () => {
  it('B-51: counts a character of an extension plane as one', () => {
    expect(hasMaxChars(EXT_B.repeat(16), 16)).toBe(true);
    expect(hasMaxChars(EXT_B.repeat(17), 16)).toBe(false);
    expect(hasExactChars(EXT_B.repeat(8), 8)).toBe(true);
  });

  it.each([
    ['a'.repeat(7), false],
    ['a'.repeat(8), true],
    ['a'.repeat(25), true],
    ['a'.repeat(26), false],
    ['😀'.repeat(8), true],
    [' a b c d ', true],
    ['密碼密碼密碼密碼', true],
  ])('B-53: a password %j of 8 to 25 characters: %s', (password, expected) => {
    expect(hasCharsInRange(password, [8, 25])).toBe(expected);
  });

  it('tells the fewest characters', () => {
    expect([hasMinChars('ab', 2), hasMinChars('a', 2)]).toEqual([true, false]);
  });

  it('B-55: tells when more options are ticked than may be', () => {
    expect([hasMaxSelected(['a'], 1), hasMaxSelected(['a', 'b'], 1)]).toEqual([true, false]);
    expect([hasMinSelected(['a'], 1), hasMinSelected(['a'], 2)]).toEqual([true, false]);
  });
});

describe('isStorable()', () => {
  it.each(['CHAN Tai Man', '陳大文', 'two\nlines', '😀', EXT_B, 'é'])('accepts %j', (value) => {
    expect(isStorable(value)).toBe(true);
  });

  it.each([
    ['\u0000', 'B-15: NUL'],
    ['\ud800', 'B-15: half of a surrogate pair'],
    ['\udc00a', 'B-15: the other half'],
    ['\u0007', 'B-16: a control'],
    ['\u0085', 'B-16: a C1 control'],
    ['\u202e', 'B-16: a direction override'],
    ['\u2066', 'B-16: a direction isolate'],
    ['\ufffe', 'a non-character'],
  ])('refuses %j (%s)', (character) => {
    expect(isStorable(`a${character}b`)).toBe(false);
  });
});

it('isSameAs() compares texts as they are', () => {
  expect([isSameAs('a', 'a'), isSameAs('a', 'A')]).toEqual([true, false]);
});
