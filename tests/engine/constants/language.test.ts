import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, languageOf } from '../../../engine/constants/language.ts';

describe('languageOf()', () => {
  it.each([
    ['en', 'en'],
    ['eng', 'en'],
    ['Eng', 'en'],
    ['EN', 'en'],
    ['en-us', 'en'],
    ['en-GB', 'en'],
    ['tc', 'zh-Hant'],
    ['TradChn', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-hant-hk', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh_HK', 'zh-Hant'],
    ['zh_TW', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['zh-mo', 'zh-Hant'],
    ['chs', 'zh-Hans'],
    ['SimpChn', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh_CN', 'zh-Hans'],
    ['zh-Hans-SG', 'zh-Hans'],
    ['zh', 'zh-Hans'],
  ] as const)('B-33: reads %j as %s', (code, language) => {
    expect(languageOf(code)).toBe(language);
  });

  it.each(['', 'xx', 'zhx', 'tc ', '__proto__', 'x-zh-HK', null, undefined, 7, ['tc'], {}])(
    'B-33: reads the unknown code %j as English',
    (code) => {
      expect(languageOf(code)).toBe('en');
    },
  );

  it('reads every spelling that Landform writes', () => {
    for (const language of LANGUAGES) {
      const spellings = [language, ...Object.values(LANGUAGE_CODES[language])];
      expect(spellings.map(languageOf)).toEqual(spellings.map(() => language));
    }
  });
});
