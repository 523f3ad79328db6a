// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Texts } from '#engine';
import { leaf, type NodeMaker } from '../../../support/planNodes.ts';
import { descriptionOf, itsBox, showField } from '../../support/showField.tsx';

const ruled = (keyword: string) =>
  leaf('text', { rules: [{ keyword, key: 'k', args: [], severity: 'error' as const }] });

function shown(make: NodeMaker, texts: Texts = {}): HTMLInputElement {
  showField(make, { texts });
  return itsBox();
}

describe('TextBox: the rules of text inputs', () => {
  it.each([
    ['chineseOnly', 'en', { lang: 'zh-Hant', spellcheck: 'false' }],
    ['chineseOnly', 'zh-Hans', { lang: 'zh-Hans' }],
    ['englishOnly', 'zh-Hant', { lang: 'en', spellcheck: 'false' }],
    ['alphanumericHyphen', 'en', { autocomplete: 'off', autocapitalize: 'characters' }],
    ['digitsOnly', 'en', { inputmode: 'numeric' }],
  ] as const)('%s sets the attributes on a page in %s', (keyword, language, attributes) => {
    showField(ruled(keyword), { language });
    const box = itsBox();
    for (const [name, value] of Object.entries(attributes)) {
      expect([name, box.getAttribute(name)]).toEqual([name, value]);
    }
  });

  it('are overridden by the language of the definition', () => {
    const traits = {
      rules: [{ keyword: 'chineseOnly', key: 'k', args: [], severity: 'error' as const }],
    };
    showField(leaf('text', { ...traits, ui: { 'ui:options': { lang: 'zh-Hans' } } }));
    const box = itsBox();
    expect(box.lang).toBe('zh-Hans');
  });

  it('U-12: show the length of a telephone number unless the author provides help', () => {
    expect(descriptionOf(shown(leaf('phone')))).toBe('A Hong Kong number has 8 digits');
    const rules = [{ keyword: 'fax', key: 'k', args: [], severity: 'error' as const }];
    expect(descriptionOf(shown(leaf('phone', { rules })))).toBe('');
    expect(descriptionOf(shown(leaf('phone'), { 'it.help': 'Office hours' }))).toBe('Office hours');
  });

  it('have the autocomplete value "fax tel" for a fax number', () => {
    const rules = [{ keyword: 'fax', key: 'k', args: [], severity: 'error' as const }];
    const box = shown(leaf('phone', { rules }));
    expect([box.type, box.autocomplete]).toEqual(['tel', 'fax tel']);
  });

  it('describe a percentage with its sign', () => {
    const box = shown(leaf('percentage'));
    expect([descriptionOf(box), box.inputMode]).toEqual(['%', 'decimal']);
  });
});

describe('TextBox: attributes for the keyboard of a phone', () => {
  it.each([
    [
      'hkid',
      { inputmode: 'text', autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false' },
    ],
    ['phone', { type: 'tel', inputmode: 'tel', autocomplete: 'tel' }],
    ['email', { type: 'text', inputmode: 'email', autocomplete: 'email', autocapitalize: 'none' }],
    ['money', { type: 'text', inputmode: 'decimal', autocomplete: 'off' }],
    ['integer', { type: 'text', inputmode: 'numeric' }],
    ['date', { type: 'text', inputmode: 'numeric' }],
  ] as const)('are set for the value type %s', (valueType, attributes) => {
    const box = shown(leaf(valueType));
    for (const [name, value] of Object.entries(attributes)) {
      expect([name, box.getAttribute(name)]).toEqual([name, value]);
    }
  });

  it('follow the definition if it sets them', () => {
    const ui = {
      'ui:options': {
        autocomplete: 'off',
        autocapitalize: 'words',
        inputMode: 'tel',
        width: 'xs',
        lang: 'zh-Hant',
      },
    };
    const box = shown(leaf('email', { ui }));
    const capitals = box.getAttribute('autocapitalize');
    expect([box.autocomplete, capitals, box.inputMode, box.className, box.lang]).toEqual([
      'off',
      'words',
      'tel',
      'input width-xs',
      'zh-Hant',
    ]);
  });
});
