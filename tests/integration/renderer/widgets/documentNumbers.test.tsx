// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, leaf, type NodeMaker, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

beforeEach(() => vi.useFakeTimers());

const ruled = (keyword: string, severity: 'error' | 'warning' = 'error') =>
  leaf('text', { rules: [{ keyword, key: 'k', args: [], severity }] });

function show(make: NodeMaker, texts: Readonly<Record<string, string>> = {}) {
  const store = FakeStore.of(planOf({ it: make }));
  const result = renderFields({ store, texts: { 'it.label': 'It', ...texts } });
  return { store, box: screen.getByLabelText<HTMLInputElement>('It'), ...result };
}

const described = (box: HTMLElement) =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('the number of a document', () => {
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
      const { box } = show(ruled(keyword));
      expect(described(box)).toMatch(hint);
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
    expect(described(show(ruled('passport', 'warning')).box)).toMatch(/K12345678/);
    const rules = [
      { keyword: 'passport', key: 'k', args: [], severity: 'error' as const, when: 0 },
    ];
    expect(described(show(leaf('text', { rules })).box)).toBe('');
  });

  it("shows the author's help instead of the hint", () => {
    const { box } = show(ruled('brNumber'), { 'it.help': 'As on your certificate' });
    expect(described(box)).toBe('As on your certificate');
  });

  it.each([
    ['12345678-000-11-26-1', '12345678-000'],
    [' 12345678-A01-03-26-X ', '12345678-A01'],
  ])('keeps only the number of a pasted certificate: %j becomes %j', (text, kept) => {
    const { store, box } = show(ruled('brNumber'));
    fireEvent.paste(box, { clipboardData: { getData: () => text } });
    expect([box.value, store.get('/it')]).toEqual([kept, kept]);
  });

  it('keeps only the number of a typed certificate on blur', () => {
    const { store, box } = show(ruled('brNumber'));
    fireEvent.input(box, { target: { value: '12345678-000-11-26-1' } });
    expect(store.get('/it')).toBe('12345678-000-11-26-1');
    fireEvent.blur(box);
    expect([box.value, store.get('/it')]).toEqual(['12345678-000', '12345678-000']);
  });

  it.each(['12345678', '12345678-000', 'BR 12345678-000-11-26-1'])(
    'leaves the paste of %j to the browser',
    (text) => {
      const { store, box } = show(ruled('brNumber'));
      expect(fireEvent.paste(box, { clipboardData: { getData: () => text } })).toBe(true);
      expect(store.calls).toEqual([]);
    },
  );
});

describe('a number whose kind depends on another answer', () => {
  const ui = { 'ui:widget': 'id-number', 'ui:options': { kindFrom: 'doc' } };
  function showPair() {
    const fields = { doc: choice(['hkid', 'passport', 'na']), it: leaf('text', { ui }) };
    const store = FakeStore.of(planOf(fields));
    renderFields({ store, texts: { 'it.label': 'It', 'doc.label': 'Document' } });
    return { store, box: screen.getByLabelText<HTMLInputElement>('It') };
  }

  it('changes its hint and width with the kind, and keeps its input and text', () => {
    const { store, box } = showPair();
    expect([described(box), box.className]).toEqual(['', 'input width-m']);
    fireEvent.input(box, { target: { value: 'k123' } });
    act(() => store.set('/doc', 'hkid'));
    expect([described(box), box.className]).toEqual(['For example A123456(3)', 'input width-s']);
    act(() => store.set('/doc', 'passport'));
    expect(described(box)).toMatch(/K12345678/);
    expect(screen.getByLabelText('It')).toBe(box);
    expect(box.value).toBe('k123');
  });

  it('U-10: updates the error after each edit, even if only its part differs', async () => {
    const hkid = { when: { doc: { const: 'hkid' } }, hkid: true };
    const made = await makeForm({ doc: { type: 'string' }, it: { type: 'string', rules: [hkid] } });
    const store = made.store({ doc: 'hkid' });
    renderFields({
      store,
      texts: { 'it.label': 'It' },
      pointers: ['/it'],
      messageText: ({ part = '' }) => part,
    });
    const box = screen.getByLabelText<HTMLInputElement>('It');
    const saidOf = (value: string) => {
      fireEvent.input(box, { target: { value } });
      act(() => {
        fireEvent.blur(box);
        vi.runAllTimers();
      });
      return document.getElementById('f-it-error')?.textContent;
    };
    expect(saidOf('A1234564')).toBe('Error: check');
    expect(saidOf('A12345')).toBe('Error: format');
    expect(saidOf('A123456(4)')).toBe('Error: check');
  });

  it.each(['na', 'some other document', 7])('has no hint for an unknown kind: %j', (kind) => {
    const { store, box } = showPair();
    act(() => store.set('/doc', kind));
    expect(box.hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('the rules of text inputs', () => {
  it.each([
    ['chineseOnly', 'en', { lang: 'zh-Hant', spellcheck: 'false' }],
    ['chineseOnly', 'zh-Hans', { lang: 'zh-Hans' }],
    ['englishOnly', 'zh-Hant', { lang: 'en', spellcheck: 'false' }],
    ['alphanumericHyphen', 'en', { autocomplete: 'off', autocapitalize: 'characters' }],
    ['digitsOnly', 'en', { inputmode: 'numeric' }],
  ] as const)('%s sets the attributes on a page in %s', (keyword, language, attributes) => {
    const store = FakeStore.of(planOf({ it: ruled(keyword) }));
    renderFields({ store, language, texts: { 'it.label': 'It' } });
    const box = screen.getByLabelText('It');
    for (const [name, value] of Object.entries(attributes)) {
      expect([name, box.getAttribute(name)]).toEqual([name, value]);
    }
  });

  it('are overridden by the language of the definition', () => {
    const traits = {
      rules: [{ keyword: 'chineseOnly', key: 'k', args: [], severity: 'error' as const }],
    };
    const { box } = show(leaf('text', { ...traits, ui: { 'ui:options': { lang: 'zh-Hans' } } }));
    expect(box.lang).toBe('zh-Hans');
  });

  it('U-12: show the length of a telephone number unless the author provides help', () => {
    expect(described(show(leaf('phone')).box)).toBe('A Hong Kong number has 8 digits');
    const rules = [{ keyword: 'fax', key: 'k', args: [], severity: 'error' as const }];
    expect(described(show(leaf('phone', { rules })).box)).toBe('');
    expect(described(show(leaf('phone'), { 'it.help': 'Office hours' }).box)).toBe('Office hours');
  });

  it('have the autocomplete value "fax tel" for a fax number', () => {
    const rules = [{ keyword: 'fax', key: 'k', args: [], severity: 'error' as const }];
    const { box } = show(leaf('phone', { rules }));
    expect([box.type, box.autocomplete]).toEqual(['tel', 'fax tel']);
  });

  it('describe a percentage with its sign', () => {
    const { box } = show(leaf('percentage'));
    expect([described(box), box.inputMode]).toEqual(['%', 'decimal']);
  });
});
