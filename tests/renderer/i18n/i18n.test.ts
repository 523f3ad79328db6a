import { describe, expect, it, vi } from 'vitest';
import { createI18n, showLanguage, TEXT_RULES } from '../../../renderer/i18n/i18n.ts';
import { NAMESPACES, type ProductTexts } from '../../../renderer/i18n/languages/ProductTexts.ts';

/** Returns texts with one key in each namespace. */
const textsIn = (language: string) =>
  Object.fromEntries(
    NAMESPACES.map((name) => [
      name,
      { 'a.b': `${language} ${name} {name}`, call: 'Call {phone}, {{x}} <b>{0}</b>' },
    ]),
  ) as unknown as ProductTexts;

const create = () => createI18n({ language: 'en', texts: textsIn('en'), phone: '3105 0000' });

describe('createI18n', () => {
  it('reads the namespace `common` by default, and keys with dots', () => {
    const i18n = create();
    expect(i18n.t('a.b', { name: 'x' })).toBe('en common x');
    expect(i18n.t('a.b', { ns: 'errors', name: 'x' })).toBe('en errors x');
  });

  it('fills in the hotline, and does not escape values', () => {
    const text = create().t('call', { 0: '<i>&', x: 'y' });
    expect(text).toContain('Call 3105 0000');
    expect(text).toContain('<b><i>&</b>');
  });

  it('has no text of another language', () => {
    const i18n = create();
    expect(i18n.exists('a.b', { lng: 'zh-Hant' })).toBe(false);
  });
});

describe('showLanguage', () => {
  it('adds the texts of every namespace, and changes the language', async () => {
    const i18n = create();
    await showLanguage(i18n, 'zh-Hant', textsIn('zh-Hant'));
    expect(i18n.language).toBe('zh-Hant');
    for (const ns of NAMESPACES) {
      expect(i18n.t('a.b', { ns, name: 'x' })).toBe(`zh-Hant ${ns} x`);
    }
  });
});

describe('TEXT_RULES', () => {
  it('fills placeholders in braces', () => {
    expect(TEXT_RULES.fill('{a} of {b}', { a: '1', b: '<2>' })).toBe('1 of <2>');
  });

  it.each([
    ['en', 1, '_one'],
    ['en', 2, '_other'],
    ['zh-Hant', 1, '_other'],
  ])('in %s gives the number %i the ending %s', (language, count, suffix) => {
    expect(TEXT_RULES.pluralSuffix(language, count)).toBe(suffix);
  });

  it('works before the first catalogue', async () => {
    vi.resetModules();
    const fresh = await import('../../../renderer/i18n/i18n.ts');
    expect(fresh.TEXT_RULES.fill('{a}', { a: 'x' })).toBe('x');
    expect(fresh.TEXT_RULES.pluralSuffix('en', 1)).toBe('_one');
  });
});
