// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language, type Texts } from '#engine';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const TEXTS = {
  'it.label': 'District',
  'it.options.CW': 'Central and Western',
  'it.options.WC': 'Wan Chai',
  'it.options.TW': 'Tsuen Wan',
};

const OTHER_TEXTS: Readonly<Record<string, Texts>> = {
  'zh-Hant': { 'it.options.WC': '灣仔' },
  'zh-Hans': { 'it.options.WC': '湾仔' },
};

async function showBox(data: Record<string, unknown> = {}, readOnly = false) {
  const node = choice(['CW', 'WC', 'TW'], { ui: { 'ui:widget': 'combobox' } });
  const plan = { ...planOf({ it: node, other: leaf('text') }), languages: LANGUAGES };
  const store = FakeStore.of(plan, { data });
  const textsIn = async (language: Language) => OTHER_TEXTS[language] ?? {};
  renderFields({ store, texts: TEXTS, textsIn, pointers: ['/it'], readOnly });
  await vi.waitFor(() => screen.getByPlaceholderText('Type to search'));
  const box = screen.getByLabelText<HTMLInputElement>('District');
  return { store, box };
}

const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('Combobox', () => {
  it('sets the option chosen by keyboard, and no answer while the user types', async () => {
    const { store, box } = await showBox({ it: 'CW' });
    expect(box.value).toBe('Central and Western');
    type(box, 'wan');
    expect(store.data()).toEqual({});
    expect(options()).toEqual(['Wan Chai', 'Tsuen Wan']);
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect([store.get('/it'), box.value]).toEqual(['TW', 'Tsuen Wan']);
    expect(options()).toEqual([]);
  });

  it.each([
    ['灣仔', 'zh-Hant-HK'],
    ['湾仔', 'zh-Hans'],
  ])('marks the language of %j, the name that matched an option', async (name, tag) => {
    const { box } = await showBox();
    fireEvent.focus(box);
    type(box, name);
    const found = await screen.findByText(name);
    expect([found.lang, options()]).toEqual([tag, [`Wan Chai ${name}`]]);
  });

  it.each([
    ['wan chai', 'WC', 'Wan Chai'],
    ['w.c.', 'WC', 'Wan Chai'],
    ['W', undefined, 'W'],
    ['\u200ewan\u00a0chai\ufeff', 'WC', 'Wan Chai'],
    ['Wan Cha', undefined, 'Wan Cha'],
    ['   ', undefined, '   '],
  ])('resolves %j on blur', async (typed, value, shown) => {
    const { store, box } = await showBox();
    type(box, typed);
    fireEvent.blur(box);
    expect([store.get('/it'), box.value]).toEqual([value, shown]);
  });

  it('B-54: describes the box with an unknown option’s error, and sets no answer', async () => {
    const { store, box } = await showBox({ it: 'WC' });
    type(box, 'Kowloon City');
    fireEvent.blur(box);
    expect(store.data()).toEqual({});
    const announced = screen.getByText(
      '“Kowloon City” is not in the list. Choose an entry of the list.',
    );
    expect(box.getAttribute('aria-describedby')).toBe(announced.id);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    type(box, '');
    fireEvent.blur(box);
    expect(screen.queryByText(/is not in the list/)).toBeNull();
  });

  it('has a list outside the tab order, although a browser focuses a scrollable list', async () => {
    const { box } = await showBox();
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(screen.getByRole('listbox').tabIndex).toBe(-1);
    expect(screen.getByRole('listbox').hasAttribute('tabindex')).toBe(true);
  });

  it('U-18: ignores keys while an input method composes', async () => {
    const { store, box } = await showBox();
    type(box, 'wan chai');
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(store.get('/it')).toBeUndefined();
    fireEvent.keyDown(box, { key: 'ArrowDown', keyCode: 229 });
    expect(box.getAttribute('aria-activedescendant')).toBe('');
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(store.get('/it')).toBe('WC');
  });

  it('does not submit the form on Enter while its list is open', async () => {
    const { box } = await showBox();
    type(box, 'wan');
    expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(true);
    expect(box.value).toBe('wan');
  });

  it('shows an answer that another source sets', async () => {
    const { store, box } = await showBox({ it: 'WC' });
    act(() => store.set('/it', 'TW'));
    expect(box.value).toBe('Tsuen Wan');
    act(() => store.set('/it', undefined));
    expect(box.value).toBe('');
  });

  it('references only existing elements in ARIA attributes', async () => {
    const { box } = await showBox();
    fireEvent.click(box);
    for (const element of document.querySelectorAll('[aria-controls], [aria-labelledby]')) {
      for (const name of ['aria-controls', 'aria-labelledby']) {
        const ids = element.getAttribute(name)?.split(' ') ?? [];
        for (const id of ids) expect([id, document.getElementById(id)]).not.toContain(null);
      }
    }
    expect(screen.getByRole('listbox').getAttribute('aria-label')).toBe('District, list');
  });

  it('is disabled in a read-only form', async () => {
    const { box } = await showBox({ it: 'WC' }, true);
    expect([box.disabled, box.value]).toEqual([true, 'Wan Chai']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
