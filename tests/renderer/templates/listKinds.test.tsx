// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormData, FormStore, JsonObject } from '#engine';
import { focusField } from '#renderer';
import { formInUse, makeFiles } from '../../engine/support/makeForm.ts';
import { loadForm } from '../../engine/support/readForms.ts';
import { brokenIds } from '../../support/idrefs.ts';
import { renderFields } from '../../support/renderFields.tsx';

beforeEach(() => vi.useFakeTimers());

const BOXES: JsonObject = {
  type: 'array',
  maxItems: 3,
  initialRows: 1,
  emptyRows: 'drop',
  items: { type: 'string', prn: true },
};
const TEXTS = {
  'prn.label': 'Property numbers',
  'prn.help': 'On the first page of the register',
  'prn.record': 'PRN {n}',
  'prn.add': 'Add another PRN',
};

async function storeOf(properties: JsonObject, data?: FormData, ui = {}): Promise<FormStore> {
  return formInUse(await loadForm({ ...makeFiles(properties), ui })).store(data);
}

const names = () => screen.getAllByRole('textbox').map((box) => box.id);
const button = (name: string) => screen.getByRole('button', { name });
const announced = () => document.querySelector('[aria-live]')?.textContent;

describe('a list of single answers', () => {
  it('is boxes with a label each, under the list’s own label and help', async () => {
    const store = await storeOf({ prn: BOXES }, { prn: ['A0123453', 'B0123450'] });
    const { container } = renderFields({ store, texts: TEXTS });
    expect(screen.getByLabelText('PRN 1')).toHaveProperty('value', 'A0123453');
    expect(screen.getByLabelText('PRN 2')).toHaveProperty('value', 'B0123450');
    const group = screen.getByRole('group', { name: 'Property numbers' });
    expect(within(group).getByRole('heading', { level: 2 }).textContent).toBe('Property numbers');
    expect(screen.getAllByText('On the first page of the register')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Change|Close/ })).toBeNull();
    expect(brokenIds(container)).toEqual([]);
  });

  it('marks no box as required where empty ones are dropped, and each where they are not', async () => {
    renderFields({ store: await storeOf({ prn: BOXES }), texts: TEXTS });
    expect(screen.queryByText('required')).toBeNull();
    const { emptyRows: _, ...kept } = BOXES;
    renderFields({ store: await storeOf({ prn: kept }), texts: TEXTS });
    expect(screen.getByText('required')).toBeTruthy();
  });

  it('adds a box and goes to it, up to as many as the form takes', async () => {
    const store = await storeOf({ prn: BOXES }, { prn: ['A0123453', ''] });
    renderFields({ store, texts: TEXTS });
    fireEvent.click(button('Add another PRN'));
    expect(document.activeElement).toBe(screen.getByLabelText('PRN 3'));
    expect(announced()).toBe('PRN 3 added. You have added the most that this form takes: 3.');
    expect(screen.queryByRole('button', { name: 'Add another PRN' })).toBeNull();
  });

  it('removes a box, goes to the next, and puts it back', async () => {
    const store = await storeOf({ prn: BOXES }, { prn: ['A0123453', 'B0123450'] });
    renderFields({ store, texts: TEXTS });
    fireEvent.click(button('Remove PRN 1'));
    expect(names()).toEqual(['f-prn-0']);
    expect(document.activeElement).toBe(screen.getByLabelText('PRN 1'));
    expect(screen.getByLabelText('PRN 1')).toHaveProperty('value', 'B0123450');
    fireEvent.click(button('Undo'));
    expect(store.get('/prn')).toEqual(['A0123453', 'B0123450']);
    fireEvent.click(button('Remove PRN 2'));
    fireEvent.click(button('Remove PRN 1'));
    expect(document.activeElement).toBe(button('Add another PRN'));
  });

  it('shows what is wrong at the box, and renders no field while text is typed', async () => {
    const store = await storeOf({ prn: BOXES }, { prn: ['A0123453', ''] });
    const { commits } = renderFields({ store, texts: TEXTS });
    const box = screen.getByLabelText('PRN 2');
    const before = commits();
    for (const value of ['B', 'B0', 'B01']) fireEvent.input(box, { target: { value } });
    expect(commits() - before).toBe(0);
    act(() => void store.validateSteps());
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('PRN 1').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('can only be read where nothing may be changed', async () => {
    const store = await storeOf({ prn: BOXES }, { prn: ['A0123453'] });
    renderFields({ store, texts: TEXTS, readOnly: true });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByLabelText('PRN 1')).toHaveProperty('readOnly', true);
  });
});

const PEOPLE: JsonObject = {
  type: 'array',
  maxItems: 9,
  items: {
    type: 'object',
    properties: {
      name: { type: 'string', maxChars: 3 },
      homes: {
        type: 'array',
        maxItems: 5,
        items: { type: 'object', properties: { street: { type: 'string' } } },
      },
    },
  },
};
const PEOPLE_TEXTS = {
  'people.label': 'People',
  'people.record': 'Person {n}',
  'people.add': 'Add a person',
  'people.name.label': 'Name',
  'people.homes.label': 'Homes',
  'people.homes.record': 'Home {n}',
  'people.homes.street.label': 'Street',
};

describe('a record list inside a record', () => {
  it('has a heading of its own, and its records stand one level under it', async () => {
    const store = await storeOf({ people: PEOPLE }, { people: [{ name: 'Ann', homes: [{}] }] });
    renderFields({ store, texts: PEOPLE_TEXTS });
    const headings = screen.getAllByRole('heading').map((each) => [each.tagName, each.textContent]);
    expect(headings).toEqual([
      ['H2', 'Person 1'],
      ['H3', 'Homes'],
      ['H4', 'Home 1'],
    ]);
    expect(screen.getByRole('group', { name: 'Homes' })).toBeTruthy();
  });
});

describe('the name of a list', () => {
  const PERSONS: JsonObject = { ...PEOPLE, initialRows: 1 };
  const WORDS = {
    ...PEOPLE_TEXTS,
    '$sections.staff.title': 'Staff',
    'firms.label': 'Firms',
    'firms.record': 'Firm {n}',
    'name.label': 'Name of the owner',
  };
  const IN_STAFF = { 'ui:options': { section: 'staff' } };
  const headings = () =>
    screen.getAllByRole('heading').map((each) => `${each.tagName} ${each.textContent}`);
  const shown = async (properties: JsonObject, ui = {}) => {
    renderFields({ store: await storeOf(properties, {}, ui), texts: WORDS });
    return headings().filter((heading) => !/ (Homes)?$/.test(heading));
  };

  it('stands over it where another list or an answer stands beside it', async () => {
    expect(await shown({ people: PERSONS, firms: PERSONS })).toEqual([
      'H2 People',
      'H3 Person 1',
      'H2 Firms',
      'H3 Firm 1',
    ]);
    expect(await shown({ name: { type: 'string' }, people: PERSONS })).toEqual([
      'H2 People',
      'H3 Person 1',
    ]);
  });

  it('is left to the heading of what it fills, and to one that says the same', async () => {
    expect(await shown({ people: PERSONS })).toEqual(['H2 Person 1']);
    const name = { type: 'string' };
    expect(await shown({ name, people: PERSONS }, { people: IN_STAFF })).toEqual([
      'H2 Staff',
      'H3 Person 1',
    ]);
    Object.assign(WORDS, { 'people.label': 'Staff' });
    const ui = { people: IN_STAFF, firms: IN_STAFF };
    expect(await shown({ people: PERSONS, firms: PERSONS }, ui)).toEqual([
      'H2 Staff',
      'H3 Person 1',
      'H3 Firms',
      'H4 Firm 1',
    ]);
  });
});

describe('a list that shows one record at a time', () => {
  const ROWS = ['Ann', 'Bob', 'Cid'].map((name) => ({ name, homes: [] }));

  async function show(rows: readonly FormData[] = ROWS, readOnly = false) {
    const ui = { people: { 'ui:options': { paged: true } } };
    const store = await storeOf({ people: PEOPLE }, { people: rows }, ui);
    return { store, ...renderFields({ store, texts: PEOPLE_TEXTS, readOnly }) };
  }
  const shown = () => screen.getByLabelText<HTMLInputElement>('Name').value;
  const selector = () => screen.getByLabelText<HTMLSelectElement>('Show');

  it('shows the first, a selector with all, and the way to the next', async () => {
    const { container } = await show();
    expect(shown()).toBe('Ann');
    expect([...selector().options].map(({ text }) => text)).toEqual([
      'Person 1',
      'Person 2',
      'Person 3',
    ]);
    expect(screen.queryByRole('button', { name: /^Previous|Close|Change/ })).toBeNull();
    expect(brokenIds(container)).toEqual([]);
  });

  it('turns by buttons to the heading of the next or previous one', async () => {
    await show();
    fireEvent.click(button('Next: Person 2'));
    expect(shown()).toBe('Bob');
    expect(document.activeElement?.textContent).toBe('Person 2 of 3');
    fireEvent.click(button('Next: Person 3'));
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
    fireEvent.click(button('Previous: Person 2'));
    expect(shown()).toBe('Bob');
    expect(selector().value).toBe('1');
  });

  it('turns by the selector, which keeps the focus', async () => {
    await show();
    selector().focus();
    fireEvent.change(selector(), { target: { value: '2' } });
    expect(shown()).toBe('Cid');
    expect(document.activeElement).toBe(selector());
  });

  it('shows a record that was added, and after a removal its neighbour', async () => {
    await show();
    fireEvent.click(button('Add a person'));
    expect(document.activeElement?.textContent).toBe('Person 4 of 4');
    fireEvent.click(button('Remove Person 4'));
    expect(shown()).toBe('Cid');
    expect(document.activeElement?.textContent).toBe('Person 3 of 3');
  });

  it('has no selector while there is one record', async () => {
    await show(ROWS.slice(0, 1));
    expect(shown()).toBe('Ann');
    expect(screen.queryByLabelText('Show')).toBeNull();
  });

  it('says in the selector which of the others are wrong, and goes to a field inside', async () => {
    const { store } = await show([...ROWS.slice(0, 2), { name: 'Dorothy', homes: [] }]);
    act(() => void store.validateSteps());
    expect(selector().options[2]?.text).toBe('Person 3 – 1 answer to correct');
    act(() => void focusField(store, '/people/2/name'));
    expect(shown()).toBe('Dorothy');
    expect(selector().options[2]?.text).toBe('Person 3');
  });

  it('can be paged through where nothing may be changed', async () => {
    await show(ROWS, true);
    fireEvent.click(button('Next: Person 2'));
    expect(shown()).toBe('Bob');
    expect(screen.queryByRole('button', { name: /Remove|Add/ })).toBeNull();
  });
});
