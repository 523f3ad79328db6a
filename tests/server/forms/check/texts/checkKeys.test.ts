import { describe, expect, it } from 'vitest';
import { checkKeys } from '../../../../../server/forms/check/texts/checkKeys.ts';
import type { TextUse } from '../../../../../server/forms/check/texts/neededTexts.ts';

type Keys = readonly string[];

const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
const use = {
  needed: new Set(['a.label', 'c.label']),
  known: ['a.label', 'c.label'],
  allowed: () => false,
  messages: [],
};
const lines = (en: Keys, hant: Keys, hans: Keys, shown: TextUse = use) => {
  const files = [en, hant, hans];
  const entries = languages.map((language, index) => [
    language,
    Object.fromEntries((files[index] ?? []).map((key) => [key, `${key} in ${language}`])),
  ]);
  const own = Object.fromEntries(entries);
  return checkKeys({ code: 'LR1', own, all: own, languages }, shown).map(
    ({ language, code, message, remedy, beside }) =>
      `${language} ${code} ${message}. ${remedy} @${beside ?? ''}`,
  );
};
const ALL = ['a.label', 'c.label'];

describe('checkKeys', () => {
  it('names only the language that lacks a text, with the text next to its place', () => {
    expect(lines(ALL, ALL, ['a.label'])).toEqual([
      'zh-Hans missing-text zh-Hans lacks the text "c.label" (en: "c.label in en"). Add it after "a.label". `npm run forms:simplify -- LR1` converts it from zh-Hant. @a.label',
    ]);
    expect(lines(['c.label'], ALL, ALL)).toEqual([
      'en missing-text en lacks the text "a.label" (zh-Hant: "a.label in zh-Hant"). Add it before "c.label". @c.label',
    ]);
  });

  it('names the key before each missing text in the finished file', () => {
    const wide = ['a.label', 'b.label', 'c.label', 'd.label'];
    const shown = { ...use, allowed: () => true };
    const found = lines(wide, wide, ['a.label'], shown);
    expect(found.map((line) => / Add it [^.]+\.label"/.exec(line)?.[0])).toEqual([
      ' Add it after "a.label"',
      ' Add it after "b.label"',
      ' Add it after "c.label"',
    ]);
    expect(found.every((line) => line.endsWith('@a.label'))).toBe(true);
    const empty = lines(wide, wide, [], shown).map((line) =>
      line.split(' Add it ')[1]?.slice(0, 15),
    );
    expect(empty.slice(0, 2)).toEqual(['before "b.label', 'after "a.label"']);
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

  it('proposes the only field of that name inside a group', () => {
    const inside = ['owner.name.label', 'home.city.label', 'work.city.label'];
    const shown = { ...use, needed: new Set(inside), known: inside };
    expect(lines([...inside, 'name.label', 'city.label'], inside, inside, shown)).toEqual([
      'en unused-text Nothing shows the text "name.label". Did you mean "owner.name.label"? @',
      'en unused-text Nothing shows the text "city.label". Remove it, or correct the path or the option that it names. @',
    ]);
  });

  it('does not ask the other languages for a text that nothing shows', () => {
    expect(lines([...ALL, 'gone.record'], ALL, ALL)).toEqual([
      'en unused-text Nothing shows the text "gone.record". Remove it, or correct the path or the option that it names. @',
    ]);
  });
});
