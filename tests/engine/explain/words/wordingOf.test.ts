import { expect, it } from 'vitest';
import { wordingOf } from '../../../../engine/explain/words/wordingOf.ts';

/** Returns the numbers of the placeholders of each template, by its path. */
function placeholders(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') {
    return [`${path} ${[...new Set(value.match(/\{\d\}/g))].sort().join('')}`];
  }
  return Object.entries(value as object).flatMap(([key, each]) =>
    placeholders(each, `${path}/${key}`),
  );
}

it('wordingOf: has the same templates with the same placeholders in every language', () => {
  const english = placeholders(wordingOf('en'));
  expect(english.length).toBeGreaterThan(100);
  expect(placeholders(wordingOf('zh-Hant'))).toEqual(english);
  expect(placeholders(wordingOf('zh-Hans'))).toEqual(english);
});

it('wordingOf: uses the words of the mainland in Simplified Chinese', () => {
  const text = JSON.stringify(wordingOf('zh-Hans'));
  expect(text).not.toMatch(/电邮|网上|流动|[覆選欄記錄電話號碼]/);
  expect(text).toContain('电子邮件地址');
});
