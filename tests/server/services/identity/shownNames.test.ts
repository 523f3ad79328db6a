import { describe, expect, it } from 'vitest';
import { shownNames } from '../../../../server/services/identity/shownNames.ts';

const FORM = {
  code: 'LR164',
  texts: {
    en: { '$form.title': 'Test form' },
    'zh-Hant': { '$form.title': '測試表格' },
    'zh-Hans': {},
  },
};

describe('shownNames', () => {
  it.each([
    ['en', { department: 'The Land Registry', service: 'Electronic Forms', document: 'Test form' }],
    ['zh-Hant', { department: '土地註冊處', service: '電子表格', document: '測試表格' }],
    ['zh-Hans', { department: '土地注册处', service: '电子表格', document: 'LR164' }],
  ] as const)(
    'returns the names in %s, and the code of a form without a title',
    (language, names) => {
      expect(shownNames(FORM, language)).toEqual(names);
    },
  );
});
