// @vitest-environment jsdom

import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '#engine';
import { fieldId } from '../../../../renderer/form-context/fieldId.ts';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';
import { brokenIds } from '../../../support/idrefs.ts';
import { button } from '../../../support/onPage.ts';
import { stubPageSize, tellPageSize } from '../../../support/pageSize.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const TEXTS = {
  'people.label': 'People',
  'people.record': 'Person {n}',
  'people.add': 'Add a person',
  'people.name.label': 'Name',
  'people.kind.label': 'Kind',
  'people.kind.options.a': 'Alpha',
};
const ROWS = ['Ann', 'Bob', 'Cid'].map((name) => ({ name, kind: 'a' }));

async function show(mode: JsonObject, list: JsonObject = {}, rows: readonly object[] = ROWS) {
  const properties = {
    people: {
      type: 'array',
      maxItems: 9,
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', maxChars: 3 },
          kind: { type: 'string', enum: ['a', 'b'] },
        },
      },
      ...list,
    },
  };
  const files = { ...makeFiles(properties), ui: { people: { 'ui:options': mode } } };
  const store = formInUse(await loadForm(files)).store({ people: rows });
  return { store, ...renderFields({ store, texts: TEXTS }) };
}

const names = () => screen.getAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value);

describe('a list whose records are all open', () => {
  it('shows the fields of every record, without buttons to close them', async () => {
    const { container } = await show({ allOpen: true });
    expect(names()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(screen.queryByRole('button', { name: /Done|Change/ })).toBeNull();
    expect(container.querySelectorAll('.card-row')).toHaveLength(3);
    expect(brokenIds(container)).toEqual([]);
  });

  it('renders nothing while text is typed in a record', async () => {
    const { commits } = await show({ allOpen: true });
    const [first] = screen.getAllByLabelText('Name');
    const before = commits();
    if (first) fireEvent.input(first, { target: { value: 'An' } });
    expect(commits() - before).toBe(0);
  });

  it('shows errors at the fields, not as a count', async () => {
    const { store } = await show({ allOpen: true }, {}, [...ROWS, { name: 'Dorothy' }]);
    act(() => void store.validateSteps());
    expect(screen.getAllByLabelText('Name')[3]?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/to correct/)).toBeNull();
  });

  it('keeps the focus on the move button, or focuses the heading at either end', async () => {
    await show({ allOpen: true }, { ordered: true });
    button('Move down Person 1').focus();
    fireEvent.click(button('Move down Person 1'));
    expect(names()).toEqual(['Bob', 'Ann', 'Cid']);
    expect(document.activeElement).toBe(button('Move down Person 2'));
    fireEvent.click(button('Move down Person 2'));
    expect(names()).toEqual(['Bob', 'Cid', 'Ann']);
    expect(document.activeElement?.textContent).toBe('Person 3 of 3');
    button('Move up Person 2').focus();
    fireEvent.click(button('Move up Person 2'));
    expect(document.activeElement?.textContent).toBe('Person 1 of 3');
  });
});

describe('a record that is moved', () => {
  it('2.4.7: scrolls the focused button into view', async () => {
    await show({ allOpen: true }, { ordered: true });
    stubPageSize();
    const scrollIntoView = vi.fn();
    Object.assign(button('Move down Person 1'), { scrollIntoView }).focus();
    fireEvent.click(button('Move down Person 1'));
    tellPageSize();
    vi.unstubAllGlobals();
    expect(document.activeElement).toBe(button('Move down Person 2'));
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  });
});

describe('the table of a list that shows one record at a time', () => {
  const rows = () =>
    within(screen.getByRole('table', { name: 'Summary: People' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);

  it('summarises every record except the shown one', async () => {
    await show({ paged: true, summary: ['kind', 'name'] }, {}, [
      ...ROWS.slice(0, 2),
      { kind: 'a' },
    ]);
    fireEvent.click(button('Next: Person 2'));
    expect(rows()).toEqual([
      'RecordKindName',
      'Person 1AlphaAnn',
      'Person 2Shown above',
      'Person 3AlphaNot provided',
    ]);
  });

  it('opens the chosen record, and shows its new answer after the record is left', async () => {
    const { commits } = await show({ paged: true });
    fireEvent.click(button('Person 3'));
    expect(names()).toEqual(['Cid']);
    expect(document.activeElement?.textContent).toBe('Person 3 of 3');
    const before = commits();
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Cy' } });
    expect(commits() - before).toBe(0);
    fireEvent.click(button('Previous: Person 2'));
    expect(rows()).toContain('Person 3CyAlpha');
  });

  it('shows which other records are invalid', async () => {
    const { store } = await show({ paged: true }, {}, [...ROWS, { name: 'Dorothy' }]);
    act(() => void store.validateSteps());
    expect(rows()[4]).toBe('Person 41 answer to correctDorothyNot provided');
  });

  it('is absent while the list has one record', async () => {
    await show({ paged: true }, {}, ROWS.slice(0, 1));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

const TEXT_FIELD: JsonObject = { type: 'string' };

describe('the permitted number of records', () => {
  it.each([
    [{ maxItems: 4 }, 'You can add up to 4.'],
    [{ minItems: 2, maxItems: 4 }, 'At least 2 are needed. You can add up to 4.'],
    [{ minItems: 1, maxItems: 4 }, 'You can add up to 4.'],
    [{ maxItems: undefined }, 'You can add up to 50.'],
  ])('with the limits %j is described at the add button: %s', async (limits, words) => {
    const list = JSON.parse(JSON.stringify(limits)) as JsonObject;
    const properties = {
      people: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' } } },
        ...list,
      },
    };
    const store = formInUse(await loadForm(makeFiles(properties))).store({ people: [{}, {}] });
    renderFields({ store, texts: TEXTS });
    const described = button('Add a person').getAttribute('aria-describedby');
    expect(document.getElementById(String(described))?.textContent).toBe(words);
  });

  it.each([
    [1, null],
    [24, null],
    [25, 'You can add up to 50.'],
  ])('promise 15: nested list with %i rows: shows the limit text %j', async (count, words) => {
    const parties = {
      type: 'array',
      items: { type: 'object', properties: { name: TEXT_FIELD } },
    };
    const properties = {
      people: { type: 'array', items: { type: 'object', properties: { parties } } },
    };
    const rows = Array.from({ length: count }, (_, at) => ({ name: `${at}` }));
    const store = formInUse(await loadForm(makeFiles(properties))).store({
      people: [{ parties: rows }],
    });
    renderFields({ store, texts: TEXTS });
    const limits = document.getElementById(`${fieldId('/people/0/parties')}-limits`);
    expect(limits?.textContent ?? null).toBe(words);
  });
});
