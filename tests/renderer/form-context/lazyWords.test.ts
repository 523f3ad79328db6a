// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine';
import { lazyWordsIn, useLazyWord } from '../../../renderer/form-context/lazyWords.ts';
import { loadProductTexts } from '../../../renderer/i18n/loadProductTexts.ts';
import { hookInField } from '../support/showField.tsx';

beforeAll(async () => void (await Promise.all(LANGUAGES.map(loadProductTexts))));

describe('lazyWordsIn', () => {
  it.each([
    ['en', 'plan.pdf, file 2', 'Remove'],
    ['zh-Hant', 'plan.pdf，第 2 個檔案', '刪除'],
    ['zh-Hans', 'plan.pdf，第 2 个档案', '删除'],
  ] as const)('has the texts of lazy code and of forms in %s', (language, numbered, remove) => {
    const word = lazyWordsIn(language);
    expect(word('files.numbered', { name: 'plan.pdf', number: 2 })).toBe(numbered);
    expect(word('record.remove')).toBe(remove);
  });

  it('returns the same function for the same language', () => {
    expect(lazyWordsIn('en')).toBe(lazyWordsIn('en'));
    expect(lazyWordsIn('en')).not.toBe(lazyWordsIn('zh-Hans'));
  });
});

describe('useLazyWord', () => {
  it('has the language of the surrounding form', () => {
    const { last } = hookInField(useLazyWord, { language: 'zh-Hant' });
    expect(last()).toBe(lazyWordsIn('zh-Hant'));
  });
});
