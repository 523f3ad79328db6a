// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const TEXTS = {
  'it.label': 'It',
  'it.options.a': 'Alpha',
  'it.options.b': 'Beta',
  'it.options.c': 'Gamma',
  'more.label': 'More',
};

function show(make: ReturnType<typeof leaf>, data: Record<string, unknown> = {}) {
  const store = FakeStore.of(planOf({ it: make }), { data });
  renderFields({ store, texts: TEXTS });
  return store;
}

describe('a select', () => {
  it('offers the current options of the form after an empty first option', () => {
    const store = FakeStore.of(planOf({ it: choice(['a', 'b', 'c']), other: leaf('text') }), {
      offered: (_, data) => (data.other === 'x' ? ['a', 'c'] : ['a']),
    });
    renderFields({ store, texts: TEXTS });
    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options()).toEqual(['Please select', 'Alpha']);
    act(() => store.set('/other', 'x'));
    expect(options()).toEqual(['Please select', 'Alpha', 'Gamma']);
  });

  it('shows the extra field of an option below itself', () => {
    const more = leaf('text', { ui: { 'ui:options': { extraFieldOf: 'b' } } });
    renderFields({ store: FakeStore.of(planOf({ it: choice(['a', 'b']), more })), texts: TEXTS });
    const box = screen.getByLabelText('More');
    expect(screen.getByLabelText('It').compareDocumentPosition(box)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('removes its answer when the empty option is chosen', () => {
    const store = show(choice(['a', 'b']), { it: 'a' });
    fireEvent.change(screen.getByLabelText('It'), { target: { value: 'b' } });
    expect(store.get('/it')).toBe('b');
    fireEvent.change(screen.getByLabelText('It'), { target: { value: '' } });
    expect(store.data()).toEqual({});
  });
});

describe('radios', () => {
  it('are blurred only when the focus leaves the whole group', () => {
    const store = FakeStore.of(
      planOf({ it: choice(['a', 'b'], { ui: { 'ui:widget': 'radio' } }) }),
    );
    renderFields({ store, texts: TEXTS });
    const [first, second] = screen.getAllByRole('radio');
    fireEvent.blur(first as HTMLElement, { relatedTarget: second });
    expect(store.calls).toEqual([]);
    fireEvent.blur(second as HTMLElement, { relatedTarget: document.body });
    expect(store.calls).toEqual(['touch /it']);
  });
});

describe('a checkbox', () => {
  it('stores true or no value', () => {
    const store = show(leaf('checkbox'));
    fireEvent.click(screen.getByLabelText('It'));
    expect(store.data()).toEqual({ it: true });
    fireEvent.click(screen.getByLabelText('It'));
    expect(store.data()).toEqual({});
  });
});

describe('a checkbox group', () => {
  it('stores its values in the order of the options, not of the ticks', () => {
    const store = show(choice(['a', 'b', 'c'], {}, 'choices'));
    for (const name of ['Gamma', 'Alpha']) fireEvent.click(screen.getByLabelText(name));
    expect(store.get('/it')).toEqual(['a', 'c']);
    fireEvent.click(screen.getByLabelText('Gamma'));
    fireEvent.click(screen.getByLabelText('Alpha'));
    expect(store.data()).toEqual({});
  });

  it('shows how many options may be ticked, and never unticks an option', () => {
    const store = show(choice(['a', 'b'], { ui: { 'ui:options': { single: true } } }, 'choices'));
    expect(screen.getByText('Select one only.').id).toBe(
      screen.getByRole('group').getAttribute('aria-describedby'),
    );
    for (const name of ['Alpha', 'Beta']) fireEvent.click(screen.getByLabelText(name));
    expect(store.get('/it')).toEqual(['a', 'b']);
  });

  it('U-20: shows the field of a ticked option below it', () => {
    const store = FakeStore.of(
      planOf({
        it: choice(['a', 'b'], {}, 'choices'),
        more: leaf('text', { ui: { 'ui:options': { extraFieldOf: 'b' } } }),
      }),
      {
        isVisible: (pointer, { it }) =>
          pointer !== '/more' || (Array.isArray(it) && it.includes('b')),
      },
    );
    renderFields({ store, texts: TEXTS });
    const beta = screen.getByLabelText('Beta');
    expect(beta.getAttribute('aria-controls')).toBeNull();
    fireEvent.click(beta);
    const under = document.getElementById(beta.getAttribute('aria-controls') ?? '');
    expect(under?.contains(screen.getByLabelText('More'))).toBe(true);
  });
});
