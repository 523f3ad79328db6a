import { describe, expect, it } from 'vitest';
import {
  meantTextKey,
  misspeltKeys,
} from '../../../../../server/forms/check/texts/misspeltKeys.ts';

const languages = ['en', 'zh-Hant'] as const;
const texts = (en: readonly string[], hant: readonly string[]) => {
  const own = {
    en: Object.fromEntries(en.map((key) => [key, 'x'])),
    'zh-Hant': Object.fromEntries(hant.map((key) => [key, 'x'])),
    'zh-Hans': {},
  };
  return { own, all: own, languages };
};
const use = (...needed: readonly string[]) => ({
  needed: new Set(needed),
  known: needed,
  allowed: () => false,
  messages: [],
});

describe('misspeltKeys', () => {
  it('finds the key that the language lacks', () => {
    expect(misspeltKeys(texts(['nmae.label'], ['name.label']), use('name.label'))).toEqual([
      { language: 'en', key: 'nmae.label', meant: 'name.label' },
    ]);
  });

  it('compares the languages when the form did not compile', () => {
    expect(misspeltKeys(texts(['nmae.label'], ['name.label']))).toEqual([
      { language: 'en', key: 'nmae.label', meant: 'name.label' },
    ]);
    expect(misspeltKeys(texts(['name.help'], ['name.label']))).toEqual([]);
  });

  it('uses a missing key for one misspelt key only, and never a key that exists', () => {
    const twice = texts(['nmae.label', 'naem.label'], []);
    expect(misspeltKeys(twice, use('name.label'))).toHaveLength(1);
    expect(misspeltKeys(texts(['nmae.label', 'name.label'], []), use('name.label'))).toEqual([]);
  });
});

describe('meantTextKey', () => {
  it('prefers a key of another language, then a part that exists', () => {
    expect(meantTextKey('name.labl', ['name.label'], [])).toBe('name.label');
    expect(meantTextKey('name.labl', ['name.label'], ['name.label'])).toBe('name.label');
    expect(meantTextKey('name.hepl', [], [])).toBe('name.help');
    expect(meantTextKey('name.colour', [], [])).toBeUndefined();
  });
});
