// @vitest-environment jsdom

import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListNode } from '#engine';
import { RecordTable } from '../../../../renderer/form/records/RecordTable.tsx';
import { button } from '../../../support/onPage.ts';
import { leaf, list } from '../../../support/planNodes.ts';
import { PEOPLE_TEXTS, ROWS, shownNames, showPeople } from '../../support/people.tsx';
import { recordActions } from '../../support/recordActions.ts';
import { showField } from '../../support/showField.tsx';

describe('RecordTable: the table of a list that shows one record at a time', () => {
  const rows = () =>
    within(screen.getByRole('table', { name: 'Summary: People' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);

  it('summarises every record except the shown one', async () => {
    await showPeople({ paged: true, summary: ['kind', 'name'] }, {}, [
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
    const { commits } = await showPeople({ paged: true });
    fireEvent.click(button('Person 3'));
    expect(shownNames()).toEqual(['Cid']);
    expect(document.activeElement?.textContent).toBe('Person 3 of 3');
    const before = commits();
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Cy' } });
    expect(commits() - before).toBe(0);
    fireEvent.click(button('Previous: Person 2'));
    expect(rows()).toContain('Person 3CyAlpha');
  });

  it('shows which other records are invalid', async () => {
    const { store } = await showPeople({ paged: true }, {}, [...ROWS, { name: 'Dorothy' }]);
    act(() => void store.validateSteps());
    expect(rows()[4]).toBe('Person 41 answer to correctDorothyNot provided');
  });

  it('is absent while the list has one record', async () => {
    await showPeople({ paged: true }, {}, ROWS.slice(0, 1));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('follows the answers of the other records, and marks only invalid lines', async () => {
    const { store } = await showPeople({ paged: true }, {}, [...ROWS, { name: 'Dorothy' }]);
    act(() => store.set('/people/1/name', 'Bo'));
    expect(rows()[2]).toBe('Person 2BoAlpha');
    const marked = () =>
      [...document.querySelectorAll('tbody tr')].map(({ className }) => className);
    expect(marked()).toEqual(['', '', '', '']);
    act(() => void store.validateSteps());
    expect(marked()).toEqual(['', '', '', 'record-table-wrong']);
    expect(screen.getByText('Person 1', { selector: 'th span' }).ariaCurrent).toBe('true');
  });

  it('has no count for a record without errors', () => {
    const actions = recordActions();
    const node = list({ name: leaf('text') })('/people', 'people') as ListNode;
    const table = { list: '/people', node, keys: ['a', 'b'], index: 0, wrongCounts: [], actions };
    const { container } = showField(leaf('text'), {
      data: { people: [{}, {}] },
      texts: PEOPLE_TEXTS,
      draw: () => <RecordTable {...table} />,
    });
    expect(container.querySelectorAll('.field-error, .record-table-wrong')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Person 2' }));
    expect(actions.open).toHaveBeenCalledExactlyOnceWith(1, true);
  });
});
