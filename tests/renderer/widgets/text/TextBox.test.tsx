// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Texts } from '#engine';
import { GroupWrongContext } from '../../../../renderer/form-context/FormPart.ts';
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

describe('TextBox: its state', () => {
  it('is announced as required, and as invalid with its error', () => {
    const { store } = showField(leaf('text'), { behaviour: { isRequired: () => true } });
    expect(itsBox().getAttribute('aria-required')).toBe('true');
    expect(itsBox().getAttribute('aria-invalid')).toBeNull();
    act(() => store.showErrors([{ path: '/it', key: 'wrong', args: [] }]));
    expect(itsBox().getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(itsBox())).toBe('Error: wrong');
  });

  it('is invalid within an invalid group, and neither required nor invalid otherwise', () => {
    const plain = shown(leaf('text'));
    expect([plain.getAttribute('aria-required'), plain.getAttribute('aria-invalid')]).toEqual([
      null,
      null,
    ]);
    showField(leaf('text'), {
      around: (fields) => <GroupWrongContext value={true}>{fields}</GroupWrongContext>,
    });
    expect(itsBox().getAttribute('aria-invalid')).toBe('true');
  });

  it('is read-only in a read-only form, and has the placeholder of the form', () => {
    showField(leaf('text'), { readOnly: true, texts: { 'it.placeholder': 'Any text' } });
    expect([itsBox().readOnly, itsBox().placeholder]).toEqual([true, 'Any text']);
    expect(shown(leaf('text')).hasAttribute('placeholder')).toBe(false);
  });

  it.each([
    [30, false],
    [31, true],
  ])('U-16: with the limit %i has a count: %s', (limit, isCounted) => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [limit], severity: 'error' as const }];
    shown(leaf('text', { rules }));
    expect(document.getElementById('f-it-count') !== null).toBe(isCounted);
  });
});
