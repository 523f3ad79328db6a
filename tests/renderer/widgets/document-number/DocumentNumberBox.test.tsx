// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeStore } from '../../../support/FakeStore.ts';
import { leaf, type NodeMaker, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { descriptionOf, itsBox, showField } from '../../support/showField.tsx';

const ruled = (keyword: string, severity: 'error' | 'warning' = 'error') =>
  leaf('text', { rules: [{ keyword, key: 'k', args: [], severity }] });

function shown(make: NodeMaker): HTMLInputElement {
  showField(make);
  return itsBox();
}

describe('DocumentNumberBox', () => {
  it.each([
    ['prcId', /18 characters/, 'text'],
    ['prcTravelPermit', /C12345678/, 'text'],
    ['passport', /K12345678/, 'text'],
    ['brNumber', /8 digits/, 'text'],
    ['crNumber', /F0001234/, 'text'],
    ['memorialNumber', /14 digits/, 'text'],
    ['solicitorsCode', /8 digits/, 'numeric'],
  ] as const)(
    'with the rule %s shows its format and disables autofill',
    (keyword, hint, inputMode) => {
      showField(ruled(keyword));
      const box = itsBox();
      expect(descriptionOf(box)).toMatch(hint);
      expect([box.autocomplete, box.inputMode, box.getAttribute('autocapitalize')]).toEqual([
        'off',
        inputMode,
        'characters',
      ]);
      expect([box.getAttribute('spellcheck'), box.hasAttribute('maxlength')]).toEqual([
        'false',
        false,
      ]);
    },
  );

  it('has the hint of an advisory rule, but not of a conditional rule', () => {
    expect(descriptionOf(shown(ruled('passport', 'warning')))).toMatch(/K12345678/);
    const rules = [
      { keyword: 'passport', key: 'k', args: [], severity: 'error' as const, when: 0 },
    ];
    expect(descriptionOf(shown(leaf('text', { rules })))).toBe('');
  });

  it("shows the author's help instead of the hint", () => {
    showField(ruled('brNumber'), { texts: { 'it.help': 'As on your certificate' } });
    const box = itsBox();
    expect(descriptionOf(box)).toBe('As on your certificate');
  });

  it.each([
    ['12345678-000-11-26-1', '12345678-000'],
    [' 12345678-A01-03-26-X ', '12345678-A01'],
  ])('keeps only the number of a pasted certificate: %j becomes %j', (text, kept) => {
    const { store } = showField(ruled('brNumber'));
    const box = itsBox();
    fireEvent.paste(box, { clipboardData: { getData: () => text } });
    expect([box.value, store.get('/it')]).toEqual([kept, kept]);
  });

  it('keeps only the number of a typed certificate on blur', () => {
    const { store } = showField(ruled('brNumber'));
    const box = itsBox();
    fireEvent.input(box, { target: { value: '12345678-000-11-26-1' } });
    expect(store.get('/it')).toBe('12345678-000-11-26-1');
    fireEvent.blur(box);
    expect([box.value, store.get('/it')]).toEqual(['12345678-000', '12345678-000']);
  });

  it.each(['12345678', '12345678-000', 'BR 12345678-000-11-26-1'])(
    'leaves the paste of %j to the browser',
    (text) => {
      const { store } = showField(ruled('brNumber'));
      const box = itsBox();
      expect(fireEvent.paste(box, { clipboardData: { getData: () => text } })).toBe(true);
      expect(store.calls).toEqual([]);
    },
  );
});

it('DocumentNumberBox: is a text input of medium width while the kind is unknown', () => {
  const ui = { 'ui:widget': 'id-number', 'ui:options': { kindFrom: 'doc' } };
  const store = FakeStore.of(planOf({ doc: leaf('text'), it: leaf('text', { ui }) }));
  renderFields({ store, texts: { 'it.label': 'It' } });
  expect([itsBox().className, itsBox().inputMode]).toEqual(['input width-m', 'text']);
  act(() => store.set('/doc', 'hkid'));
  expect(itsBox().className).toBe('input width-s');
});
