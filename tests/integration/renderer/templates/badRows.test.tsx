// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FieldError, type FormStore, fromWire, type JsonObject } from '#engine';
import { ErrorSummary } from '#renderer';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';
import { box, tried, type } from '../../../support/formOnPage.ts';
import {
  INSTRUMENT,
  INSTRUMENT_TEXTS,
  showInForm,
  showInstrument,
} from '../../../support/instrumentForm.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const isWrong = (name: string) => box(name).getAttribute('aria-invalid') === 'true';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('invalid rows', () => {
  it('B-50: marks a repeated number at both inputs, and lists both in the summary', async () => {
    const { store } = await showInstrument({ prn: ['A0123453', '-', ''] });
    type('PRN 3', 'a0123453');
    const errors = tried(store);
    expect([isWrong('PRN 1'), isWrong('PRN 2'), isWrong('PRN 3')]).toEqual([true, false, true]);
    const summary = renderSummary(store, errors);
    expect(summary).toEqual([
      'PRN 1: This number is there twice',
      'PRN 3: This number is there twice',
    ]);
  });

  it('B-50: requires the name of a party that has only a document number', async () => {
    const { store } = await showInstrument({ parties: [{ nameChi: '陳大文' }, {}, {}] });
    fireEvent.click(button('Change Party 3'));
    type('Document number', 'A1234563');
    fireEvent.click(button('Done Party 3'));
    const errors = tried(store);
    expect(errors.map(({ path, key }) => `${path} ${key}`)).toEqual([
      '/parties/2/nameEng validationErr_nameOfPartiesRequired',
    ]);
    const card = screen.getByRole('group', { name: 'Party 3 of 3' });
    expect(within(card).getByText('1 answer to correct')).toBeTruthy();
    // A blank row is valid.
    expect(screen.getByRole('group', { name: 'Party 2 of 3' }).className).not.toContain('wrong');
    fireEvent.click(button('Change Party 3'));
    type('Name in Chinese', '李美玲');
    expect(tried(store)).toEqual([]);
  });

  it('B-49: accepts at most 50 rows; a file with 51 shows an error at the list', async () => {
    const rows = (count: number) => ({
      parties: Array.from({ length: count }, (_, index) => ({ nameEng: `NAME ${index % 9}` })),
    });
    const { form, store } = await showInstrument(rows(49));
    fireEvent.click(button('Add another party'));
    expect(store.rowCount('/parties')).toBe(50);
    expect(screen.queryByRole('button', { name: 'Add another party' })).toBeNull();
    expect(() => store.addRow('/parties')).toThrow(RangeError);
    const loaded = showInForm(form, rows(51));
    expect(tried(loaded.store)).toMatchObject([
      { path: '/parties', key: 'validation_maxRecords', args: [50] },
    ]);
    const list = screen.getByRole('group', { name: 'Parties' });
    expect(list.getAttribute('aria-describedby')).toContain('f-parties-error');
    expect(document.getElementById('f-parties-error')?.textContent).toContain(
      'validation_maxRecords',
    );
  });

  it.each([
    { parties_recCount: 1e9 },
    { parties_recCount: 1, parties_nameEng__2: 'X' },
    { parties_recCount: 1, parties___proto____1: 'X' },
    { parties_recCount: -1 },
    { parties_recCount: 1, parties_currentRec: '1e3' },
  ])('B-49: rejects rows that no widget sends: %j', async (wire) => {
    const { form } = await showInstrument({});
    expect(() => fromWire(form.plan, wire)).toThrow();
  });

  it('reports a blank record that must not be blank, open or closed', async () => {
    const { parties, prn: _ } = INSTRUMENT as { parties: JsonObject; prn: JsonObject };
    const { emptyRows: __, ...kept } = parties;
    const { items: ___, ...list } = kept;
    const row = { type: 'object', properties: { nameEng: { type: 'string' } } };
    const form = formInUse(await loadForm(makeFiles({ parties: { ...list, items: row } })));
    const { store } = showInForm(form, { parties: [{ nameEng: 'A' }, {}] });
    act(() => void store.validateSteps());
    const card = () => screen.getByRole('group', { name: 'Party 2 of 2' });
    expect(card().textContent).toContain('validation_emptyRecord');
    expect(card().getAttribute('aria-describedby')).toBe('f-parties-1-error');
    fireEvent.click(button('Done Party 2'));
    expect(card().textContent).toContain('validation_emptyRecord');
    expect(card().textContent).not.toContain('to correct');
    fireEvent.click(button('Change Party 2'));
    type('Name in English', 'B');
    act(() => void store.validateSteps());
    expect(card().hasAttribute('aria-describedby')).toBe(false);
  });
});

/** Returns the lines of the error summary above the fields. */
function renderSummary(
  store: FormStore,
  errors: readonly FieldError[],
): readonly (string | null)[] {
  const texts: Readonly<Record<string, string>> = INSTRUMENT_TEXTS;
  const { container } = renderFields({
    store,
    texts,
    around: () => (
      <ErrorSummary
        {...{ store, texts, errors }}
        language="en"
        messageText={({ path, key }) => texts[`${path.split('/')[1]}.error.${key}`] ?? key}
      />
    ),
  });
  return [...container.querySelectorAll('li')].map((item) => item.textContent);
}
