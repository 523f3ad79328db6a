// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '#engine';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';
import { button } from '../../../support/onPage.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const TEXTS = {
  'people.label': 'People',
  'people.record': 'Person {n}',
  'people.add': 'Add a person',
  'people.kind.label': 'Kind',
  'people.kind.options.a': 'Alpha',
  'people.kind.options.b': 'Beta',
};

/** Renders three people, each with a combobox for the kind. */
async function show(options: JsonObject) {
  const kind = { type: 'string', enum: ['a', 'b'] };
  const people = { type: 'array', maxItems: 9, ordered: true, items: rowOf({ kind }) };
  const ui = { people: { 'ui:options': options, items: { kind: { 'ui:widget': 'combobox' } } } };
  const form = formInUse(await loadForm({ ...makeFiles({ people }), ui }));
  const store = form.store({ people: [{ kind: 'a' }, {}, { kind: 'b' }] });
  renderFields({ store, texts: TEXTS });
  await vi.waitFor(() => screen.getAllByPlaceholderText('Type to search'));
  return store;
}

const rowOf = (properties: JsonObject) => ({ type: 'object', properties });
const boxes = () => screen.getAllByLabelText<HTMLInputElement>('Kind');
const texts = () => boxes().map(({ value }) => value);
const refused = () => screen.queryAllByText(/is not in the list/);

function leave(box: HTMLInputElement | undefined, text: string): void {
  if (!box) throw new Error('Cannot type: no box');
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
}

describe('a combobox text that is not an option', () => {
  it('B-54: moves with its record, and still shows its error', async () => {
    const store = await show({ allOpen: true });
    leave(boxes()[1], 'zzz');
    fireEvent.click(button('Move up Person 2'));
    expect(texts()).toEqual(['zzz', 'Alpha', 'Beta']);
    expect(boxes().map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', null, null]);
    expect(refused()).toHaveLength(1);
    expect(store.get('/people/0/kind')).toBeUndefined();
    fireEvent.click(button('Remove Person 1'));
    expect(texts()).toEqual(['Alpha', 'Beta']);
    fireEvent.click(button('Undo'));
    expect(texts()).toEqual(['zzz', 'Alpha', 'Beta']);
  });

  it('is restored when its record is shown again', async () => {
    await show({ paged: true });
    leave(boxes()[0], 'zzz');
    fireEvent.click(button('Person 1'));
    expect(texts()).toEqual(['Alpha']);
    fireEvent.click(button('Person 2'));
    expect(texts()).toEqual(['zzz']);
  });

  it('is discarded once it is corrected or cleared, or other answers are loaded', async () => {
    const store = await show({ allOpen: true });
    leave(boxes()[1], 'zzz');
    leave(boxes()[1], 'beta');
    fireEvent.click(button('Move up Person 2'));
    expect(texts()).toEqual(['Beta', 'Alpha', 'Beta']);
    leave(boxes()[0], 'zzz');
    leave(boxes()[0], '');
    fireEvent.click(button('Move down Person 1'));
    expect(texts()).toEqual(['Alpha', '', 'Beta']);
    leave(boxes()[1], 'zzz');
    store.replace({ people: [{}, {}] });
    renderFields({ store, texts: TEXTS });
    expect(texts()).toEqual(['', '']);
    expect(refused()).toEqual([]);
  });
});
