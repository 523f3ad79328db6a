// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeBehaviour, FakeStore } from '../../../support/FakeStore.ts';
import { choice, group, leaf, list, type NodeMaker, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { descriptionOf } from '../../support/showField.tsx';

const TEXTS = {
  'a.label': 'A',
  'b.label': 'B',
  'home.label': 'Home',
  'home.help': 'Where you live',
  'home.street.label': 'Street',
  '$sections.owner.title': 'Owner',
};
const field = (options: Record<string, string | boolean> = {}) =>
  leaf('text', { ui: { 'ui:options': options } });

function show(fields: Readonly<Record<string, NodeMaker>>, behaviour: FakeBehaviour = {}) {
  const store = FakeStore.of(planOf(fields), behaviour);
  return { store, ...renderFields({ store, texts: TEXTS }) };
}
const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

describe('NodeView: sections and rows', () => {
  it('groups fields under the headings of their sections, or the name without a title', () => {
    const one = group({ street: leaf('text') }, { ui: { 'ui:options': { section: 'owner' } } });
    show({ a: field({ section: 'owner' }), home: one, b: field({ section: 'other' }) });
    expect(headings()).toEqual(['H2 Owner', 'H3 Home', 'H2 other']);
    expect(document.querySelectorAll('.section')).toHaveLength(3);
  });

  it('shows paired fields in one row, and keeps the input of the first field', () => {
    const { store, container } = show(
      { a: field({ pairWithNext: true }), b: field() },
      { isVisible: (pointer, data) => pointer !== '/b' || data.a === 'x' },
    );
    const first = screen.getByLabelText('A');
    expect(container.querySelector('.field-row')?.className).toBe('field-row');
    act(() => store.set('/a', 'x'));
    expect(container.querySelector('.field-row')?.className).toBe('field-row field-row-shared');
    expect(screen.getByLabelText('A')).toBe(first);
  });

  it('has no row around a single field with a frame of its own', () => {
    const { container } = show({ a: field(), b: field() });
    expect(container.querySelectorAll('.field')).toHaveLength(2);
    expect(container.querySelectorAll('.field-row')).toHaveLength(0);
  });

  it('renders only visible fields that are not hidden by the layout', () => {
    show(
      { a: field(), b: leaf('text', { ui: { 'ui:widget': 'hidden' } }), c: field() },
      { isVisible: (pointer) => pointer !== '/c' },
    );
    expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual(['f-a']);
  });
});

describe('NodeView: groups', () => {
  const home = group({ street: leaf('text') });
  const address = group({ street: leaf('text') }, { ui: { 'ui:field': 'address' } });

  it('renders a group as a section with its help', () => {
    const { container } = show({ home });
    expect(headings()).toEqual(['H2 Home']);
    expect(container.querySelector('.section-help')?.textContent).toBe('Where you live');
    expect(screen.getByLabelText('Street').id).toBe('f-home-street');
    show({ home: group({ street: leaf('text') }, { ui: { 'ui:field': 'unknown' } }) });
    expect(headings()).toEqual(['H2 Home']);
  });

  it('renders a group with the field that the layout names, with its state', () => {
    const { store } = show({ home: address }, { isRequired: (pointer) => pointer === '/home' });
    const set = screen.getByRole('group', { name: /^Home/ });
    expect([set.localName, screen.getByText('required').closest('legend') !== null]).toEqual([
      'fieldset',
      true,
    ]);
    act(() => store.showErrors([{ path: '/home', key: 'wrong', args: [] }]));
    expect(descriptionOf(set)).toBe('Where you live Error: wrong');
    fireEvent.blur(screen.getByLabelText('Street'));
    expect(store.calls).toContain('touch /home');
  });

  it('requires no group in a read-only form', () => {
    const store = FakeStore.of(planOf({ home: address }), { isRequired: () => true });
    renderFields({ store, texts: TEXTS, readOnly: true });
    expect(screen.queryByText('required')).toBeNull();
  });
});

describe('NodeView: choices and lists', () => {
  const radio = choice(['x', 'y'], { ui: { 'ui:widget': 'radio' } });
  const isShown = (pointer: string, data: { readonly a?: unknown }) =>
    pointer !== '/b' || data.a === 'y';

  it('shows the fields of an option without remounting the choice', () => {
    const { store } = show({ a: radio, b: field({ extraFieldOf: 'y' }) }, { isVisible: isShown });
    const [, second] = screen.getAllByRole('radio');
    expect(screen.queryByLabelText('B')).toBeNull();
    act(() => store.set('/a', 'y'));
    const under = document.getElementById(second?.getAttribute('aria-controls') ?? '');
    expect(under?.contains(screen.getByLabelText('B'))).toBe(true);
    expect(screen.getAllByRole('radio')[1]).toBe(second);
  });

  it('renders the fields of each record, and the name of a list beside other fields', () => {
    const texts = { ...TEXTS, 'people.label': 'People', 'people.name.label': 'Name' };
    const people = list({ name: leaf('text') });
    const data = { people: [{ name: 'Ann' }] };
    const alone = FakeStore.of(planOf({ people }), { data });
    renderFields({ store: alone, texts });
    expect(headings()).toEqual(['H2 Record 1']);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann');
    renderFields({ store: FakeStore.of(planOf({ a: field(), people }), { data }), texts });
    expect(headings()).toEqual(['H2 People', 'H3 Record 1']);
  });
});
