// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeStore } from '../../../support/FakeStore.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

function show(make: ReturnType<typeof leaf>) {
  renderFields({ store: FakeStore.of(planOf({ it: make })), texts: { 'it.label': 'It' } });
  return { box: screen.getByLabelText<HTMLInputElement>('It') };
}

describe('attributes for the keyboard of a phone', () => {
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
    const { box } = show(leaf(valueType));
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
    const { box } = show(leaf('email', { ui }));
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
