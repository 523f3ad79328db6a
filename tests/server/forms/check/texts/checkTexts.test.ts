import { describe, expect, it } from 'vitest';
import type { Language, Plan, Texts } from '#engine';
import {
  checkTexts,
  compareLanguages,
} from '../../../../../server/forms/check/texts/checkTexts.ts';
import { group, leaf, planOf } from '../../../../support/planNodes.ts';

type Own = Readonly<Record<Language, Texts>>;
const own = (en: Texts, hant: Texts = en, hans: Texts = hant): Own => ({
  en,
  'zh-Hant': hant,
  'zh-Hans': hans,
});
const lines = (problems: ReturnType<typeof compareLanguages>) =>
  problems.map(({ language, key, severity, code }) => `${language} ${key} ${severity} ${code}`);
/** Compares English and Traditional Chinese texts. */
const compare = (en: Texts, hant: Texts) =>
  lines(compareLanguages(own(en, hant), ['en', 'zh-Hant']));

describe('compareLanguages', () => {
  it('accepts the same keys and placeholders in all languages', () => {
    const en = { 'a.label': 'Name {phone}', 'b.label': 'Date' };
    expect(
      lines(compareLanguages(own(en, { 'a.label': '姓名 {phone}', 'b.label': '日期' }))),
    ).toEqual([]);
  });

  it.each<[string, Texts, Texts, string]>([
    [
      'another placeholder',
      { a: 'Call {phone}' },
      { a: '請致電' },
      'zh-Hant a error placeholders-differ',
    ],
    [
      'another feature mark',
      { a: 'x{{#identityApp}}y{{/identityApp}}' },
      { a: '一' },
      'zh-Hant a error placeholders-differ',
    ],
    ['a text in English', { a: 'Name' }, { a: 'Name' }, 'zh-Hant a warning not-translated'],
    [
      'half-width punctuation',
      { a: 'x' },
      { a: '姓名,日期' },
      'zh-Hant a warning latin-punctuation',
    ],
    ['a half-width full stop', { a: 'x' }, { a: '姓名.' }, 'zh-Hant a warning latin-punctuation'],
  ])('reports %s', (_, en, hant, expected) => {
    expect(compare(en, hant)).toEqual([expected]);
  });

  it.each<[string, Texts, Texts]>([
    ['a short text without words', { a: 'No 1' }, { a: 'No 1' }],
    ['a text with an answer only', { a: '{/name/first}' }, { a: '{/name/first}' }],
    ['punctuation between Latin characters', { a: 'x' }, { a: '一 A, B. C' }],
    ['a full stop inside a number', { a: 'x' }, { a: '第1.2章' }],
  ])('accepts %s', (_, en, hant) => {
    expect(compare(en, hant)).toEqual([]);
  });

  it('reports keys that are not sorted, and unknown placeholders and features', () => {
    const texts = { b: '{nothing}', a: '{{#x}}' };
    const found = lines(compareLanguages(own(texts), ['en']));
    expect(found).toContain('en a warning unsorted-keys');
    expect(found).toContain('en b warning unknown-placeholder');
    expect(found).toContain('en a error unknown-feature');
  });

  it('reports a missing key', () => {
    const [problem] = compareLanguages(own({ a: 'x', b: 'y' }, { a: '一' }), ['en', 'zh-Hant']);
    expect(problem).toMatchObject({ language: 'zh-Hant', key: 'b', severity: 'error' });
  });
});

describe('checkTexts', () => {
  const plan = {
    ...planOf({ name: leaf('text'), words: group({}, { ui: { 'ui:field': 'note' } }) }),
    documents: [],
    signatures: [],
    unique: [],
  } as Plan;
  const check = (en: Texts, more: Partial<Parameters<typeof checkTexts>[0]> = {}) => {
    const texts = { '$form.title': 'T', 'words.text': 'Read this', ...en };
    const sorted = Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const all = { ...own({}), en: Object.fromEntries(sorted) };
    const given = { own: all, all, plan, languages: ['en'] as const, catalogue: new Set<string>() };
    return lines(checkTexts({ ...given, ...more }));
  };

  it('accepts the texts of a form', () => {
    expect(check({ 'name.label': 'Name' })).toEqual([]);
  });

  it('reports a placeholder for an answer that does not exist', () => {
    const found = check({ 'name.label': 'Name', 'words.text': 'I, {/other}' });
    expect(found).toContain('en words.text error unknown-answer');
    expect(check({ 'name.label': 'Name', 'words.text': 'I, {/name}' })).toEqual([]);
  });

  it('reports a placeholder for an answer in a text that is shown unchanged', () => {
    const found = check({ 'name.label': 'Name {/name}' });
    expect(found).toContain('en name.label error unfilled-place');
  });

  it('requires a text for a message that only this form has', () => {
    const atLeastOneOf = { fields: ['name'], key: 'validationErr_nameRequired' };
    const asking = { ...plan, root: { ...plan.root, atLeastOneOf } } as Plan;
    const asked = (texts: Texts, more: object = {}) =>
      check({ 'name.label': 'Name', ...texts }, { plan: asking, ...more });
    const key = 'name.error.validationErr_nameRequired';
    expect(asked({})).toEqual([`en ${key} error unknown-message`]);
    expect(asked({ [key]: 'Give your name' })).toEqual([]);
    expect(asked({}, { catalogue: new Set([atLeastOneOf.key]) })).toEqual([]);
  });

  it('compares only the languages of a form that did not compile', () => {
    expect(check({ 'name.label': 'Name {/other}' }, { plan: undefined })).toEqual([]);
    const texts = { a: 'x {phone' };
    expect(check(texts, { plan: undefined })).toEqual([]);
  });
});
