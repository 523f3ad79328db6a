// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Language } from '#engine';
import { leaf } from '../../../support/planNodes.ts';
import { itsBox, showField } from '../../support/showField.tsx';

describe('ChineseWidget', () => {
  const rules = [{ keyword: 'chineseOnly', key: 'k', args: [], severity: 'error' as const }];

  it.each<[Language, string]>([
    ['en', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-Hans', 'zh-Hans'],
  ])('on a page in %s has the language %s and no spell check', (language, lang) => {
    showField(leaf('text', { rules }), { language });
    const box = itsBox();
    expect([box.lang, box.getAttribute('spellcheck'), box.className]).toEqual([
      lang,
      'false',
      'input width-m',
    ]);
  });

  it('has the script that the definition sets', () => {
    showField(leaf('text', { rules, ui: { 'ui:options': { lang: 'zh-Hans' } } }));
    expect(itsBox().lang).toBe('zh-Hans');
  });
});
