import { describe, expect, it } from 'vitest';
import { loadProductTexts } from '../../../../renderer/i18n/loadProductTexts.ts';
import { itemTitle, jsonWordsIn } from '../../../../renderer/widgets/json/jsonWords.ts';

await loadProductTexts('en');

describe('jsonWordsIn', () => {
  it.each([
    ['en', 'Name', 'Yes'],
    ['zh-Hant', '名稱', '是'],
    ['zh-Hans', '名称', '是'],
  ] as const)('has the texts in %s', (language, key, yes) => {
    expect(jsonWordsIn(language)).toMatchObject({ key, yes });
  });
});

describe('itemTitle', () => {
  it.each([
    ['en', 'Opening hours-2', 1, 'Opening hours 2'],
    ['zh-Hant', '時間-1', 0, '時間第 1 項'],
    ['en', 'Opening hours-2', 0, 'Opening hours-2'],
    ['en', 'Own title', 1, 'Own title'],
    ['en', undefined, 1, undefined],
  ] as const)('in %s of %j at index %i is %j', (language, title, index, shown) => {
    expect(itemTitle(jsonWordsIn(language), title, index)).toBe(shown);
  });
});
