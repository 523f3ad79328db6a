// @vitest-environment jsdom

import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language, ListNode, Texts } from '#engine';
import { FormFields, focusField } from '#renderer';
import { FakeStore } from '../../../support/FakeStore.ts';
import { brokenIds } from '../../../support/idrefs.ts';
import { announced, button } from '../../../support/onPage.ts';
import { choice, leaf, list, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

beforeEach(() => vi.useFakeTimers());

const TEXTS = {
  'people.label': 'People',
  'people.record': 'Person {n}',
  'people.add': 'Add another person',
  'people.name.label': 'Name',
  'people.kind.label': 'Kind',
  'people.kind.options.a': 'Alpha',
};
const ROWS = ['Ann', 'Bob', 'Cid'].map((name) => ({ name, kind: 'a' }));

function show(
  traits: Partial<ListNode> = {},
  rows: readonly unknown[] = ROWS,
  texts: Texts = TEXTS,
) {
  const store = FakeStore.of(
    planOf({
      people: list(
        { name: leaf('text'), kind: choice(['a', 'b']) },
        { ui: { 'ui:options': { summary: ['name', 'kind'] } }, ...traits },
      ),
    }),
    { data: { people: rows } },
  );
  return { store, ...renderFields({ store, texts }) };
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
/** Returns the text of the focused element after the next animation frame. */
const focused = () => {
  vi.advanceTimersToNextFrame();
  return document.activeElement?.textContent;
};

describe('ListView: a record list', () => {
  it('shows a closed record as a heading and a summary line', () => {
    show();
    expect(headings()).toEqual(['Person 1 of 3', 'Person 2 of 3', 'Person 3 of 3']);
    expect(screen.getByText('Bob · Alpha')).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  it('counts the records in every title, in the language of the page', () => {
    const { store, rerender } = show();
    const fields = (language: Language) => (
      <FormFields
        {...{ store, texts: TEXTS, language, pointers: ['/people'], messageText: String }}
      />
    );
    rerender(fields('en'));
    fireEvent.click(button('Add another person'));
    fireEvent.click(button('Remove Person 1'));
    fireEvent.click(button('Remove Person 1'));
    expect(headings()).toEqual(['Person 1 of 2', 'Person 2 of 2']);
    rerender(fields('zh-Hant'));
    expect(headings()).toEqual(['Person 1，共 2 項', 'Person 2，共 2 項']);
    fireEvent.click(button('刪除 Person 1'));
    expect(headings()).toEqual(['Person 1']);
  });

  it('opens a single record, or the first blank record of several', () => {
    show({}, [{}]);
    expect(screen.getByLabelText('Name').id).toBe('f-people-0-name');
    expect(headings()).toEqual(['Person 1']);
    show({}, [...ROWS, { name: '' }, {}]);
    expect(screen.getByLabelText('Name').id).toBe('f-people-3-name');
  });

  it('U-29: opens one record at a time and moves the focus to its heading', () => {
    const { container } = show();
    fireEvent.click(button('Change Person 2'));
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Bob');
    expect(focused()).toBe('Person 2 of 3');
    fireEvent.click(button('Change Person 3'));
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Cid');
    fireEvent.click(button('Done Person 3'));
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(focused()).toBe('Person 3 of 3');
    expect(brokenIds(container)).toEqual([]);
  });

  it('U-29: adds a record, opens it, focuses its heading and announces it once', () => {
    show();
    fireEvent.click(button('Add another person'));
    expect(focused()).toBe('Person 4 of 4');
    expect(screen.getByLabelText('Name').id).toBe('f-people-3-name');
    expect(announced()).toBe('Person 4 added.');
  });

  it('copies a record, opens the copy below it, focuses its heading and announces it once', () => {
    const ui = { 'ui:options': { summary: ['name', 'kind'], copyable: true } };
    const { store } = show({ ui, maxItems: 4 });
    fireEvent.click(button('Copy Person 2'));
    expect(store.get('/people')).toEqual([ROWS[0], ROWS[1], ROWS[1], ROWS[2]]);
    expect(focused()).toBe('Person 3 of 4');
    expect(screen.getByLabelText('Name')).toMatchObject({ id: 'f-people-2-name', value: 'Bob' });
    expect(announced()).toBe(
      'Person 3 added, a copy of Person 2. You have added the most that this form takes: 4.',
    );
    expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
  });

  it('offers no copy without the layout option, or if records cannot be added', () => {
    const copy = () => screen.queryAllByRole('button', { name: /^Copy/ });
    show();
    expect(copy()).toEqual([]);
    show({ ui: { 'ui:options': { copyable: true, addable: false } } });
    expect(copy()).toEqual([]);
    show({ ui: { 'ui:options': { copyable: true }, 'ui:readonly': true } });
    expect(copy()).toEqual([]);
  });

  it('U-29: removes at once, focuses the next heading, and restores the typed text on Undo', () => {
    const { store } = show();
    fireEvent.click(button('Change Person 2'));
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Bobby' } });
    fireEvent.click(button('Remove Person 2'));
    expect(store.get('/people')).toHaveLength(2);
    expect(focused()).toBe('Person 2 of 2');
    expect(announced()).toBe('Person 2 removed. The Undo button is just before.');
    fireEvent.click(button('Undo'));
    expect(store.get('/people/1/name')).toBe('Bobby');
    expect(focused()).toBe('Person 2 of 3');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Bobby');
    expect(announced()).toBe('Person 2 is back.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('U-29: describes the Undo button with the name of the removed record', () => {
    show();
    fireEvent.click(button('Remove Person 2'));
    const undo = screen.getByRole('button', { name: 'Undo', description: 'Person 2 removed.' });
    expect(undo).toBeTruthy();
  });

  it('U-29: offers Undo for ten seconds, and longer while the button has the focus', () => {
    show();
    fireEvent.click(button('Remove Person 1'));
    act(() => vi.advanceTimersByTime(9_999));
    expect(button('Undo')).toBeTruthy();
    fireEvent.focus(button('Undo'));
    act(() => vi.advanceTimersByTime(60_000));
    expect(button('Undo')).toBeTruthy();
    fireEvent.blur(button('Undo'));
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('focuses the add button after the last record is removed', () => {
    show({}, [{ name: 'Ann' }]);
    fireEvent.click(button('Remove Person 1'));
    expect(focused()).toBe('Add another person');
  });

  it('keeps the minimum of records, and shows that the maximum is reached', () => {
    show({ minItems: 3, maxItems: 3 });
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
    expect(screen.getByText('You have added the most that this form takes: 3.')).toBeTruthy();
  });

  it('announces that the maximum is reached', () => {
    show({ maxItems: 5 });
    fireEvent.click(button('Add another person'));
    expect(announced()).toBe('Person 4 added.');
    fireEvent.click(button('Add another person'));
    expect(announced()).toBe('Person 5 added. You have added the most that this form takes: 5.');
  });

  it('does not mention the maximum if it is read-only', () => {
    show({ maxItems: 3, ui: { 'ui:readonly': true } });
    expect(screen.queryByText(/the most that this form takes/)).toBeNull();
  });

  it('has the label of the list in the add button if the form has no text for it', () => {
    const { 'people.add': _, ...texts } = TEXTS;
    show({}, ROWS, texts);
    expect(button('Add another People').textContent).toBe('Add another People');
  });

  it('opens records only for viewing if the form is read-only', () => {
    const { store } = show({ ordered: true });
    const { container } = renderFields({ store, texts: TEXTS, readOnly: true });
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['View Person 1', 'View Person 2', 'View Person 3']);
    fireEvent.click(button('View Person 2'));
    expect(screen.getByLabelText('Name')).toHaveProperty('readOnly', true);
    expect(container.querySelectorAll('input:not([readonly]), select:not(:disabled)')).toHaveLength(
      0,
    );
  });

  it('moves ordered records by buttons, and announces the new position', () => {
    const { store } = show({ ordered: true });
    expect(screen.queryByRole('button', { name: 'Move up Person 1' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Move down Person 3' })).toBeNull();
    const up = button('Move up Person 3');
    up.focus();
    fireEvent.click(up);
    expect(store.get('/people/1/name')).toBe('Cid');
    expect(announced()).toBe('Moved to 2 of 3.');
    expect(document.activeElement).toBe(up);
  });

  it('marks a closed record that contains errors, and opens it to focus a field', () => {
    const { store } = show();
    act(() =>
      store.showErrors([
        { path: '/people/2/name', key: 'wrong', args: [] },
        { path: '/people/2/kind', key: 'wrong', args: [] },
      ]),
    );
    const card = screen.getByRole('group', { name: 'Person 3 of 3' });
    expect(within(card).getByText('2 answers to correct')).toBeTruthy();
    act(() => void focusField(store, '/people/2/name'));
    expect(document.activeElement?.id).toBe('f-people-2-name');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });
});
