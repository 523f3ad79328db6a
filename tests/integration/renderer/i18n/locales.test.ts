import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENGINE_KEYS, RULE_KEYWORDS } from '#compiler';
import { LANGUAGES, PAYMENT_STATUSES } from '#engine';
import { createI18n, showLanguage } from '../../../../renderer/i18n/i18n.ts';
import { NAMESPACES } from '../../../../renderer/i18n/languages/ProductTexts.ts';
import { loadProductTexts } from '../../../../renderer/i18n/loadProductTexts.ts';
import en from '../../../../renderer/i18n/locales/en/form.json' with { type: 'json' };
import lazyEn from '../../../../renderer/i18n/locales/en/lazyForm.json' with { type: 'json' };
import simplified from '../../../../renderer/i18n/locales/zh-Hans/form.json' with { type: 'json' };
import lazySimplified from '../../../../renderer/i18n/locales/zh-Hans/lazyForm.json' with {
  type: 'json',
};
import traditional from '../../../../renderer/i18n/locales/zh-Hant/form.json' with { type: 'json' };
import lazyTraditional from '../../../../renderer/i18n/locales/zh-Hant/lazyForm.json' with {
  type: 'json',
};

const all = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (each) => [each, await loadProductTexts(each)] as const)),
);

/** Removes the plural suffix of a key, because the languages have different plurals. */
const singular = (key: string) => key.replace(/_(one|other)$/, '');
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(NAMESPACES)('U-39: the texts of %s', (namespace) => {
  const english = all.en?.[namespace] ?? {};

  it.each(['zh-Hant', 'zh-Hans'] as const)('have the same keys in %s', (language) => {
    const keys = (texts: object) => [...new Set(Object.keys(texts).map(singular))].toSorted();
    expect(keys(all[language]?.[namespace] ?? {})).toEqual(keys(english));
  });

  it.each(['zh-Hant', 'zh-Hans'] as const)('have the same placeholders in %s', (language) => {
    for (const [key, text] of Object.entries(all[language]?.[namespace] ?? {})) {
      expect(places(text), key).toEqual(places(english[key] ?? ''));
    }
  });

  it('are sorted by key and never empty', () => {
    for (const language of LANGUAGES) {
      const texts = all[language]?.[namespace] ?? {};
      expect(Object.keys(texts)).toEqual(Object.keys(texts).toSorted());
      expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
    }
  });
});

const LOCALES = new URL('../../../../renderer/i18n/locales/', import.meta.url);
const textsOf = (language: string, name: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`${language}/${name}.json`, LOCALES), 'utf8'));
const OUTSIDE = readdirSync(new URL('en/', LOCALES))
  .map((file) => file.replace(/\.json$/, ''))
  .filter((name) => !NAMESPACES.some((namespace) => namespace === name));

it('U-39: the form part and the lazy-loaded screens have their own texts', () => {
  expect(OUTSIDE).toEqual(expect.arrayContaining(['form', 'lazyForm', 'handOver', 'savedFile']));
});

describe.each(OUTSIDE)('U-39: the texts of %s outside the namespaces', (name) => {
  const english = textsOf('en', name);

  it('are sorted and never empty, with the same keys and placeholders in each language', () => {
    expect(Object.keys(english)).toEqual(Object.keys(english).toSorted());
    for (const language of ['zh-Hant', 'zh-Hans']) {
      const texts = textsOf(language, name);
      expect(Object.keys(texts)).toEqual(
        Object.keys(english).filter((key) => !key.endsWith('_one')),
      );
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim(), key).not.toBe('');
        expect(places(text), key).toEqual(places(english[key] ?? ''));
      }
    }
  });

  it('have a plural text for each singular text', () => {
    const singulars = Object.keys(english).filter((key) => key !== singular(key));
    expect(singulars.filter((key) => english[singular(key)] === undefined)).toEqual([]);
  });
});

it('U-39: no text key of the form part is in both of its files', () => {
  expect(Object.keys(lazyEn).filter((key) => key in en)).toEqual([]);
});

/** Words of Traditional Chinese, with their only equivalent in simplified characters. */
const SAME_WORDS = [
  ['檔案', '档案'],
  ['文件', '文件'],
  ['資料夾', '资料夹'],
] as const;

it.each(SAME_WORDS)('U-39: the word %s is always %s in simplified characters', (hant, hans) => {
  const traditionalTexts = { ...all['zh-Hant'], form: traditional, lazy: lazyTraditional };
  const simplifiedTexts = { ...all['zh-Hans'], form: simplified, lazy: lazySimplified };
  const uses = (texts: object, word: string) =>
    Object.entries(texts).flatMap(([namespace, each]) =>
      Object.entries<string>(each).flatMap(([key, text]) =>
        Array.from({ length: text.split(word).length - 1 }, () => `${namespace}:${key}`),
      ),
    );
  expect(uses(simplifiedTexts, hans)).toEqual(uses(traditionalTexts, hant));
});

it('promise 15: simplified texts use the mainland word for "character"', () => {
  const texts = JSON.stringify([all['zh-Hans'], simplified, lazySimplified]);
  expect(texts).toContain('字符');
  expect(texts).not.toContain('字元');
});

describe('the catalogue of messages', () => {
  const validation = all.en?.validation ?? {};

  it.each([
    ['en', en, /AM or PM/],
    ['zh-Hant', traditional, /上午或下午/],
    ['zh-Hans', simplified, /上午或下午/],
  ] as const)(
    'B-45: explains in %s that a time needs AM or PM, with the example of the hint',
    (language, words, half) => {
      const message = all[language]?.validation?.validation_invalidTime;
      expect(message).toMatch(half);
      expect(message).toContain(words['hint.time'].replace(/^(For example |例如)/, ''));
    },
  );

  it('has a text for every key that a rule can return', () => {
    const keys = [...RULE_KEYWORDS.map(({ key }) => key), ...Object.values(ENGINE_KEYS)];
    expect(keys.filter((key) => !(key in validation))).toEqual([]);
  });

  it('has a text for every payment status', () => {
    const payment = all.en?.payment ?? {};
    const keys = Object.values(PAYMENT_STATUSES).flatMap((row) => [row.messageKey, row.outcomeKey]);
    expect(keys.filter((key) => key !== undefined && !(key in payment))).toEqual([]);
  });

  it.each([
    ['errors:serverBusy', 'The system is currently busy. Please wait a moment and try again.'],
    ['payment:payment_sessionExpired', 'Payment session has expired. Please try again.'],
    [
      'payment:payment_suspended',
      'Online payment service is temporarily suspended. You can still settle the payment by e-Cheque or try again later.',
    ],
    ['payment:payment_outcomeTimedOut', 'Your payment was cancelled (timeout)'],
    ['signing:certificate.noPrivateKey', 'Unable to get private key from selected file.'],
    ['signing:certificate.noPublicKey', 'Unable to get public key from selected file.'],
    ['wizard:dialog.validation', 'Validation Error'],
    ['common:siteTitle', 'Electronic Forms | The Land Registry'],
    ['payment:fps.scan', 'Please scan following QR code'],
  ])('has the text of the specification for %s', (key, words) => {
    const i18n = createI18n({ language: 'en', texts: all.en ?? fail(), phone: '1' });
    expect(i18n.t(key)).toBe(words);
  });
});

describe('createI18n', () => {
  it('fills placeholders by number and by name, and the hotline without an argument', () => {
    const i18n = createI18n({ language: 'en', texts: all.en ?? fail(), phone: '3105 0000' });
    expect(i18n.t('validation:validation_rangeChars', { 0: 8, 1: 25 })).toBe(
      'Enter 8 to 25 characters',
    );
    expect(i18n.t('common:hotline')).toBe('Customer service hotline 3105 0000');
    expect(i18n.t('wizard:problems', { count: 1 })).toBe('There is 1 problem on this page');
  });

  it('has only one language until another is shown', async () => {
    const i18n = createI18n({ language: 'en', texts: all.en ?? fail(), phone: '1' });
    expect(i18n.hasResourceBundle('zh-Hant', 'common')).toBe(false);
    await showLanguage(i18n, 'zh-Hant', all['zh-Hant'] ?? fail());
    expect(i18n.t('common:button.next')).toBe('下一步');
    expect(i18n.t('wizard:problems', { count: 1 })).toBe('此頁有 1 個問題');
  });
});

function fail(): never {
  throw new TypeError('Cannot test: the texts are missing');
}
