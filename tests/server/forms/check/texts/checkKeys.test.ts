import { describe, expect, it } from 'vitest';
import { checkKeys } from '../../../../../server/forms/check/texts/checkKeys.ts';

const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
const use = {
  needed: new Set(['a.label', 'c.label']),
  known: ['a.label', 'c.label'],
  allowed: () => false,
  messages: [],
};
const lines = (...files: readonly (readonly string[])[]) => {
  const entries = languages.map((language, index) => [
    language,
    Object.fromEntries((files[index] ?? []).map((key) => [key, `${key} in ${language}`])),
  ]);
  const own = Object.fromEntries(entries);
  return checkKeys({ own, all: own, languages }, use).map(
    ({ language, code, message, remedy, beside }) =>
      `${language} ${code} ${message}. ${remedy} @${beside ?? ''}`,
  );
};
const ALL = ['a.label', 'c.label'];

describe('checkKeys', () => {
  it('names only the language that lacks a text, with the text next to its place', () => {
    expect(lines(ALL, ALL, ['a.label'])).toEqual([
      'zh-Hans missing-text zh-Hans lacks the text "c.label" (en: "c.label in en"). Add it after "a.label". `npm run forms:simplify` converts it from zh-Hant. @a.label',
    ]);
    expect(lines(['c.label'], ALL, ALL)).toEqual([
      'en missing-text en lacks the text "a.label" (zh-Hant: "a.label in zh-Hant"). Add it before "c.label". @c.label',
    ]);
  });

  it('reports a text that all languages lack once', () => {
    expect(lines(['a.label'], ['a.label'], ['a.label'])).toEqual([
      'en missing-text The form needs the text "c.label". Add it to locales/en.json, locales/zh-Hant.json, locales/zh-Hans.json. @a.label',
    ]);
  });

  it('reports a misspelt key once, and not as missing elsewhere', () => {
    expect(lines(['a.label', 'cc.label'], ALL, ALL)).toEqual([
      'en unused-text Nothing shows the text "cc.label". Did you mean "c.label"? @',
    ]);
  });

  it('does not ask the other languages for a text that nothing shows', () => {
    expect(lines([...ALL, 'gone.record'], ALL, ALL)).toEqual([
      'en unused-text Nothing shows the text "gone.record". Remove it, or correct the path or the option that it names. @',
    ]);
  });
});
