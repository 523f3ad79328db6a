import { expect, it } from 'vitest';
import { en } from '../../../playground/texts/en.ts';
import { TEXTS } from '../../../playground/texts/useTexts.ts';

it('en: counts one and several', () => {
  expect(en.counts(1, 2)).toBe('1 error, 2 warnings');
  expect(en.invalid(1)).toBe('Not valid yet: 1 error');
});

it('TEXTS: simplified texts have no traditional terms', () => {
  const texts = JSON.stringify(TEXTS['zh-Hans']).replace('繁體中文', '');
  expect(texts).not.toMatch(/[檔連結檢視設資儲]|文件夹夹/);
  expect(Object.keys(TEXTS['zh-Hans'])).toEqual(Object.keys(en));
});
