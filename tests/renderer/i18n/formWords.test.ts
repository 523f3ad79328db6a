import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '#engine';
import { lazyWordsIn } from '../../../renderer/form-context/lazyWords.ts';
import { fillPlaces, type Word, type WordKey, wordsIn } from '../../../renderer/i18n/formWords.ts';
import { createI18n } from '../../../renderer/i18n/i18n.ts';
import { loadProductTexts } from '../../../renderer/i18n/loadProductTexts.ts';
import en from '../../../renderer/i18n/locales/en/form.json' with { type: 'json' };
import zhHans from '../../../renderer/i18n/locales/zh-Hans/form.json' with { type: 'json' };
import zhHant from '../../../renderer/i18n/locales/zh-Hant/form.json' with { type: 'json' };

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en,
  'zh-Hant': zhHant,
  'zh-Hans': zhHans,
};

beforeAll(() => Promise.all(LANGUAGES.map(loadProductTexts)));

/** Values for every placeholder of a text, with placeholder and markup characters. */
const ARGS = {
  date: '1/2/2026',
  max: 12,
  message: '{name} $t(required) {{count}}',
  min: 2,
  n: 1000,
  name: '<b>O’Brien & {count}</b>',
  other: '{0}',
};

describe.each(LANGUAGES)('wordsIn: in %s', (language) => {
  /** Returns a function that gives the same texts by i18next's `t`. */
  async function translated(): Promise<Word> {
    const i18n = createI18n({ language, texts: await loadProductTexts(language), phone: '1' });
    i18n.addResourceBundle(language, 'form', TEXTS[language]);
    return (key, args = {}) => i18n.t(key, { ns: 'form', ...args });
  }

  it('returns each text as i18next does, with and without arguments', async () => {
    const t = await translated();
    const word = wordsIn(language);
    for (const key of Object.keys(TEXTS[language]) as WordKey[]) {
      expect(word(key), key).toBe(t(key));
      for (const count of [0, 1, 2, 1000, '1']) {
        expect(word(key, { ...ARGS, count }), key).toBe(t(key, { ...ARGS, count }));
      }
    }
  });
});

describe('wordsIn', () => {
  it('selects the plural by `count`', () => {
    const lines = (language: Language) =>
      [0, 1, 2].map((count) => wordsIn(language)('record.wrong', { count }));
    expect(lines('en')).toEqual([
      '0 answers to correct',
      '1 answer to correct',
      '2 answers to correct',
    ]);
    expect(lines('zh-Hant')).toEqual(['有 0 項需要更正', '有 1 項需要更正', '有 2 項需要更正']);
  });

  it('keeps a placeholder without an argument', () => {
    expect(wordsIn('en')('record.title')).toBe('{name} of {count}');
    expect(wordsIn('en')('record.title', { name: 'Order 1' })).toBe('Order 1 of {count}');
  });

  it('does not interpret an argument', () => {
    const name = '<b>{message}</b> {name} $t(required) {{x}} $&';
    expect(wordsIn('en')('summary.item', { name, message: 'Enter {name}' })).toBe(
      `${name}: Enter {name}`,
    );
  });

  it('returns a missing key as the text', () => {
    expect(wordsIn('en')('no.such.key' as WordKey)).toBe('no.such.key');
    expect(wordsIn('en')('no.such.key' as WordKey, { count: 1 })).toBe('no.such.key');
  });

  it('throws for a language without loaded texts', async () => {
    vi.resetModules();
    const fresh = await import('../../../renderer/i18n/formWords.ts');
    expect(() => fresh.wordsIn('zh-Hant')).toThrow(/in zh-Hant are not loaded/);
    expect(() => fresh.fillPlaces('{n}', { n: 1 })).toThrow(RangeError);
  });

  it('returns the same function for a language', () => {
    expect(wordsIn('en')).toBe(wordsIn('en'));
    expect(lazyWordsIn('en')).toBe(lazyWordsIn('en'));
  });
});

describe('lazyWordsIn', () => {
  it('returns the texts of lazy code, and a key of the form part as the text', () => {
    expect(lazyWordsIn('en')('address.count', { count: 1 })).toBe('1 address found.');
    expect(lazyWordsIn('zh-Hans')('address.count', { count: 1 })).toBe('找到 1 个地址。');
    expect(lazyWordsIn('en')('required')).toBe('required');
  });
});

it('fillPlaces: fills the placeholders of a text', () => {
  expect(fillPlaces('Land register {n} {m}', { n: '{m}' })).toBe('Land register {m} {m}');
});
