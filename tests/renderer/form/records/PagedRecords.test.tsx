// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormData } from '#engine';
import { focusField } from '#renderer';
import { brokenIds } from '../../../support/idrefs.ts';
import { button } from '../../../support/onPage.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { PEOPLE, PEOPLE_TEXTS, storeOf } from '../../support/people.tsx';

beforeEach(() => vi.useFakeTimers());

describe('PagedRecords: a list that shows one record at a time', () => {
  const ROWS = ['Ann', 'Bob', 'Cid'].map((name) => ({ name, homes: [] }));

  async function show(rows: readonly FormData[] = ROWS, readOnly = false) {
    const ui = { people: { 'ui:options': { paged: true } } };
    const store = await storeOf({ people: PEOPLE }, { people: rows }, ui);
    return { store, ...renderFields({ store, texts: PEOPLE_TEXTS, readOnly }) };
  }
  const shown = () => screen.getByLabelText<HTMLInputElement>('Name').value;
  const selector = () => screen.getByLabelText<HTMLSelectElement>('Show');

  it('shows the first record and a selector of all records, but no Previous button', async () => {
    const { container } = await show();
    expect(shown()).toBe('Ann');
    expect([...selector().options].map(({ text }) => text)).toEqual([
      'Person 1',
      'Person 2',
      'Person 3',
    ]);
    expect(screen.queryByRole('button', { name: /^Previous|Done|Change/ })).toBeNull();
    expect(brokenIds(container)).toEqual([]);
  });

  it('shows the next or previous record by buttons, and focuses its heading', async () => {
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

  it('shows the record that is chosen in the selector, which keeps the focus', async () => {
    await show();
    selector().focus();
    fireEvent.change(selector(), { target: { value: '2' } });
    expect(shown()).toBe('Cid');
    expect(document.activeElement).toBe(selector());
  });

  it('shows an added record, and the previous record after a removal', async () => {
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

  it('marks other invalid records in the selector, and focuses a field inside', async () => {
    const { store } = await show([...ROWS.slice(0, 2), { name: 'Dorothy', homes: [] }]);
    act(() => void store.validateSteps());
    expect(selector().options[2]?.text).toBe('Person 3 – 1 answer to correct');
    act(() => void focusField(store, '/people/2/name'));
    expect(shown()).toBe('Dorothy');
    expect(selector().options[2]?.text).toBe('Person 3');
  });

  it('can be paged through if it is read-only', async () => {
    await show(ROWS, true);
    fireEvent.click(button('Next: Person 2'));
    expect(shown()).toBe('Bob');
    expect(screen.queryByRole('button', { name: /Remove|Add/ })).toBeNull();
  });
});
