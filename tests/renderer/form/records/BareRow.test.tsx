// @vitest-environment jsdom

import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormData, FormStore, JsonObject } from '#engine';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';
import { brokenIds } from '../../../support/idrefs.ts';
import { announced, button } from '../../../support/onPage.ts';
import { renderFields } from '../../../support/renderFields.tsx';

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

describe('a list of single answers', () => {
  it('renders one labelled input per answer, under the label and help of the list', async () => {
    const store = await storeOf({ prn: BOXES }, { prn: ['A0123453', 'B0123450'] });
    const { container } = renderFields({ store, texts: TEXTS });
    expect(screen.getByLabelText('PRN 1')).toHaveProperty('value', 'A0123453');
    expect(screen.getByLabelText('PRN 2')).toHaveProperty('value', 'B0123450');
    const group = screen.getByRole('group', { name: 'Property numbers' });
    expect(within(group).getByRole('heading', { level: 2 }).textContent).toBe('Property numbers');
    expect(screen.getAllByText('On the first page of the register')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Change|Done/ })).toBeNull();
    expect(brokenIds(container)).toEqual([]);
  });

  it('marks inputs as required only if empty answers are not dropped', async () => {
    renderFields({ store: await storeOf({ prn: BOXES }), texts: TEXTS });
    expect(screen.queryByText('required')).toBeNull();
    const { emptyRows: _, ...kept } = BOXES;
    renderFields({ store: await storeOf({ prn: kept }), texts: TEXTS });
    expect(screen.getByText('required')).toBeTruthy();
  });

  it('adds an input and focuses it, up to the maximum of the form', async () => {
    const store = await storeOf({ prn: BOXES }, { prn: ['A0123453', ''] });
    renderFields({ store, texts: TEXTS });
    fireEvent.click(button('Add another PRN'));
    expect(document.activeElement).toBe(screen.getByLabelText('PRN 3'));
    expect(announced()).toBe('PRN 3 added. You have added the most that this form takes: 3.');
    expect(screen.queryByRole('button', { name: 'Add another PRN' })).toBeNull();
  });

  it('removes an input, focuses the next, and restores the answer on Undo', async () => {
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

  it('shows an error at its input, and renders no field while text is typed', async () => {
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

  it('is read-only if the form is read-only', async () => {
    const store = await storeOf({ prn: BOXES }, { prn: ['A0123453'] });
    renderFields({ store, texts: TEXTS, readOnly: true });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByLabelText('PRN 1')).toHaveProperty('readOnly', true);
  });
});
