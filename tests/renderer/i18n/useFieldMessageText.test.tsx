// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { type FieldError, LANGUAGES } from '#engine';
import { createI18n } from '../../../renderer/i18n/i18n.ts';
import { loadProductTexts } from '../../../renderer/i18n/loadProductTexts.ts';
import { useFieldMessageText } from '../../../renderer/i18n/useFieldMessageText.ts';
import { makeForm } from '../../engine/support/makeForm.ts';

afterEach(cleanup);

const TEXT = { type: 'string' };
const PART = { properties: { d: TEXT, m: TEXT, y: TEXT }, type: 'object' };

const form = await makeForm({
  day: { ...TEXT, hkDate: true },
  month: { ...TEXT, monthYear: true, dateMin: 'today', dateMax: '31/03/2027' },
  past: { ...TEXT, monthYear: true, dateMax: 'today' },
  start: { ...PART, dateParts: { day: 'd', month: 'm', year: 'y' } },
});

/** Returns the applicant's messages in each language, without word joiners. */
async function inEachLanguage(errors: readonly FieldError[]): Promise<readonly string[]> {
  const words = LANGUAGES.map(async (language) => {
    const texts = await loadProductTexts(language);
    const i18n = createI18n({ language, texts, phone: '1' });
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    );
    const { result } = renderHook(() => useFieldMessageText({}), { wrapper });
    return errors.map((error) => result.current(error)).join(' ');
  });
  return (await Promise.all(words)).map((each) => each.replaceAll('\u2060', ''));
}

describe('fieldErrorWords: invalid dates', () => {
  it.each([
    [
      { day: '31/04/2026' },
      'Enter a date that exists, as DD/MM/YYYY',
      '請按日／月／年（DD/MM/YYYY）輸入有效日期',
      '请按日／月／年（DD/MM/YYYY）输入有效日期',
    ],
    [
      { month: '13/2026' },
      'Enter a month and a year, as MM/YYYY',
      '請按月／年（MM/YYYY）輸入有效月份',
      '请按月／年（MM/YYYY）输入有效月份',
    ],
    [
      { start: { d: '31', m: '4', y: '26' } },
      'Enter a date that exists, with the four digits of the year',
      '請輸入有效日期，年份須為四位數字',
      '请输入有效日期，年份须为四位数字',
    ],
    [
      { month: '10/2026' },
      'Enter this month or a later month',
      '請輸入本月或之後的月份',
      '请输入本月或之后的月份',
    ],
    [
      { past: '12/2026' },
      'Enter this month or an earlier month',
      '請輸入本月或之前的月份',
      '请输入本月或之前的月份',
    ],
    [
      { month: '04/2027' },
      'Enter 03/2027 or an earlier month',
      '請輸入 2027年3月 或之前的月份',
      '请输入 2027年3月 或之前的月份',
    ],
  ])('U-03: has a message for %j in each language', async (data, ...words) => {
    expect(await inEachLanguage(form.evaluate(data).errors)).toEqual(words);
  });
});

describe('fieldErrorWords: advice about a document number', () => {
  it.each([
    ['prcId', /^Check .*18 characters/, /^請核對.*18 個字元/, /^请核对.*18 个字符/],
    ['prcTravelPermit', /^Check .*C12345678/, /^請核對.*C12345678/, /^请核对.*C12345678/],
    ['passport', /^Check .*5 to 20/, /^請檢查.*5 至 20/, /^请检查.*5 至 20/],
  ])('%s: asks the applicant to check the number', async (keyword, ...words) => {
    const advised = await makeForm({
      it: { ...TEXT, rules: [{ [keyword]: true, severity: 'warning' }] },
    });
    const { warnings } = advised.evaluate({ it: '?' });
    const all = await inEachLanguage(warnings);
    for (const [at, pattern] of words.entries()) expect(all[at]).toMatch(pattern);
  });
});

describe('fieldErrorWords: the values that an external schema excludes or requires', () => {
  it.each([
    [
      ['mustNotBe', 'root, 0000'],
      'Not accepted here: root, 0000. Give another answer',
      '此處不接受：root, 0000。請更改',
      '此处不接受：root, 0000。请更改',
    ],
    [
      ['mustIncludeAny', 'a, b'],
      'One of these must be one of: a, b',
      '其中一項必須是以下之一：a, b',
      '其中一项必须是以下之一：a, b',
    ],
    [
      ['mustIncludeSome', '2', 'a'],
      'At least 2 of these must be: a',
      '其中最少 2 項必須是：a',
      '其中最少 2 项必须是：a',
    ],
  ] as const)('names the values: %j', async ([name, ...args], ...words) => {
    const error = { path: '/it', key: `validation_${name}`, args };
    expect(await inEachLanguage([error])).toEqual(words);
  });
});

it('chineseOnly: mentions the space if only a space is wrong', async () => {
  const named = await makeForm({ name: { ...TEXT, chineseOnly: true } });
  const [english, ...chinese] = await inEachLanguage(named.evaluate({ name: '陳 大文' }).errors);
  expect(english).toContain('without spaces');
  expect(chinese).toEqual([
    '只可使用中文字，字與字之間不可有空格',
    '只可使用中文字，字与字之间不可有空格',
  ]);
});

describe('fieldErrorWords: wrong number of characters', () => {
  it.each([
    [{ maxChars: 1 }, 'AB', 'Enter at most 1 character', '最多輸入 1 個字元', '最多输入 1 个字符'],
    [
      { maxChars: 2 },
      'ABC',
      'Enter at most 2 characters',
      '最多輸入 2 個字元',
      '最多输入 2 个字符',
    ],
    [
      { exactChars: 1 },
      'AB',
      'Enter exactly 1 character',
      '請輸入剛好 1 個字元',
      '请输入刚好 1 个字符',
    ],
    [
      { maxChars: 2000 },
      'A'.repeat(2001),
      'Enter at most 2,000 characters',
      '最多輸入 2,000 個字元',
      '最多输入 2,000 个字符',
    ],
  ])('uses singular or plural by the limit: %j', async (limit, it, ...words) => {
    const limited = await makeForm({ it: { ...TEXT, ...limit } });
    expect(await inEachLanguage(limited.evaluate({ it }).errors)).toEqual(words);
  });
});

describe('fieldErrorWords: wrong number of records', () => {
  const LIST = { type: 'array', items: { type: 'object', properties: { name: TEXT } } };

  it.each([
    [{ minItems: 2 }, 1, 'Add records: at least 2 needed', '最少新增 2 項', '最少新增 2 项'],
    [{ maxItems: 1 }, 2, 'Remove records: at most 1 allowed', '最多新增 1 項', '最多新增 1 项'],
  ])('names the limit in each language: %j with %i', async (limit, count, ...words) => {
    const listed = await makeForm({ list: { ...LIST, ...limit } });
    const list = Array.from({ length: count }, () => ({ name: 'CHAN' }));
    expect(await inEachLanguage(listed.evaluate({ list }).errors)).toEqual(words);
  });
});
