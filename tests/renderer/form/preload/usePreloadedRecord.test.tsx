// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '#engine';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';
import { reportIntersection, stubIntersections } from '../../../support/intersections.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const TEXTS = {
  'people.label': 'People',
  'people.record': 'Person {n}',
  'people.add': 'Add a person',
  'people.name.label': 'Name',
};
const PEOPLE = {
  type: 'array',
  maxItems: 3,
  ordered: true,
  items: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', maxChars: 30 },
      more: { type: 'string', visibleWhen: { '/topic': { const: 'open' } } },
    },
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubIntersections();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function show(mode: JsonObject, list: JsonObject = {}, rows = [{ name: 'Ann' }]) {
  const properties = { topic: { type: 'string' }, people: { ...PEOPLE, ...list } };
  const files = { ...makeFiles(properties), ui: { people: { 'ui:options': mode } } };
  const store = formInUse(await loadForm(files)).store({ topic: 'open', people: rows });
  return { store, ...renderFields({ store, texts: TEXTS }) };
}

const box = (row: number, name = 'name') =>
  document.querySelector<HTMLInputElement>(`#f-people-${row}-${name}`);
const isShown = (row: number) => box(row)?.closest('[style*="display: none"]') === null;
const drawn = () => [0, 1, 2, 3].map((row) => box(row) && (isShown(row) ? 'shown' : 'hidden'));
const rest = (ms = 500) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const seeTheButton = async () => {
  reportIntersection(true);
  await rest();
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the preloaded record, which the add button shows', () => {
  it('is not rendered until the add button has been visible for a moment', async () => {
    await show({});
    await rest(5000);
    expect(drawn()).toEqual(['shown', null, null, null]);
    reportIntersection(true);
    await rest(400);
    reportIntersection(false);
    await rest(5000);
    expect(drawn()).toEqual(['shown', null, null, null]);
  });

  it.each([
    { mode: {}, after: [null, 'shown', null, null] },
    { mode: { allOpen: true }, after: ['shown', 'shown', null, null] },
    { mode: { paged: true }, after: [null, 'shown', null, null] },
  ])('is hidden until it is added, and keeps its input: $mode', async ({ mode, after }) => {
    const { store } = await show(mode);
    // The code of paged records is lazy-loaded.
    await vi.waitFor(() => expect(box(0)).not.toBeNull());
    await seeTheButton();
    expect(drawn()).toEqual(['shown', 'hidden', null, null]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'People',
      'Person 1',
    ]);
    expect(store.data()).toEqual({ topic: 'open', people: [{ name: 'Ann' }] });
    const ahead = box(1);
    press('Add a person');
    expect(drawn()).toEqual(after);
    expect(box(1)).toBe(ahead);
    expect(screen.getByRole('heading', { name: 'Person 2 of 2' })).toBeTruthy();
    if (ahead) fireEvent.input(ahead, { target: { value: 'Bob' } });
    expect(store.get('/people/1/name')).toBe('Bob');
    // The added record keeps its input when the next record is rendered.
    await seeTheButton();
    expect([box(1), drawn()[2]]).toEqual([ahead, 'hidden']);
  });

  it('shows only the fields that are visible with the current answers', async () => {
    const { store } = await show({ allOpen: true });
    await seeTheButton();
    expect(box(1, 'more')).not.toBeNull();
    act(() => store.set('/topic', 'closed'));
    press('Add a person');
    expect([box(1) !== null, box(1, 'more')]).toEqual([true, null]);
  });

  it('has the same buttons before and after it is added', async () => {
    await show({ allOpen: true }, { minItems: 1 });
    await seeTheButton();
    const offered = () =>
      [...document.querySelectorAll('#f-people-1 button')].map((each) => each.textContent);
    const before = offered();
    press('Add a person');
    expect(before).toEqual(['Move up Person 2', 'Remove Person 2']);
    expect(offered()).toEqual(before);
  });

  it('can be moved and removed like any other record', async () => {
    const { store } = await show({ allOpen: true });
    await seeTheButton();
    press('Add a person');
    press('Move up Person 2');
    expect(store.get('/people')).toEqual([{}, { name: 'Ann' }]);
    press('Remove Person 1');
    expect([drawn(), box(0)?.value]).toEqual([['shown', null, null, null], 'Ann']);
  });

  it('is unmounted when a record is removed', async () => {
    await show({ allOpen: true }, {}, [{ name: 'Ann' }, { name: 'Bob' }]);
    await seeTheButton();
    expect(drawn()).toEqual(['shown', 'shown', 'hidden', null]);
    press('Remove Person 1');
    expect(drawn()).toEqual(['shown', null, null, null]);
    press('Undo');
    expect(drawn()).toEqual(['shown', 'shown', null, null]);
  });

  it.each([
    ['a full list', { maxItems: 1 }],
    ['a list of single answers', { items: { type: 'string' } }],
  ])('is not rendered for %s', async (_, list) => {
    const { store } = await show({}, list, [{ name: 'Ann' }]);
    const { length } = document.querySelectorAll('input');
    await seeTheButton();
    expect(document.querySelectorAll('input')).toHaveLength(length);
    expect(store.rowCount('/people')).toBe(1);
  });
});
