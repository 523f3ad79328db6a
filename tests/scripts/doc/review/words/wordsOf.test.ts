import { expect, it } from 'vitest';
import { wordsOf } from '../../../../../scripts/doc/review/words/wordsOf.ts';

/** Returns the placeholders of each text, by its path. */
function placeholders(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') {
    return [`${path} ${[...new Set(value.match(/\{\d\}/g))].sort().join('')}`];
  }
  return Object.entries(value as object).flatMap(([key, each]) =>
    placeholders(each, `${path}/${key}`),
  );
}

it('wordsOf: has the same texts with the same placeholders in every language', () => {
  const english = placeholders(wordsOf('en'));
  expect(english.length).toBeGreaterThan(120);
  expect(placeholders(wordsOf('zh-Hant'))).toEqual(english);
  expect(placeholders(wordsOf('zh-Hans'))).toEqual(english);
});

it('wordsOf: uses the words of the mainland in Simplified Chinese', () => {
  const text = JSON.stringify(wordsOf('zh-Hans'));
  expect(text).not.toMatch(/电邮|网上|流动|列印|档案|签署[^人]|资料|[選欄記錄電話號碼檔]/);
  expect(text).toMatch(/打印.*文件.*电子邮件/);
});
