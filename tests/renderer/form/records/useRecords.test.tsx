// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ListNode } from '#engine';
import { isAllOpen, isPaged } from '../../../../renderer/form/records/useRecords.ts';
import { brokenIds } from '../../../support/idrefs.ts';
import { announced, button } from '../../../support/onPage.ts';
import { stubPageSize, tellPageSize } from '../../../support/pageSize.ts';
import { leaf, list } from '../../../support/planNodes.ts';
import { ROWS, shownNames, showPeople } from '../../support/people.tsx';

describe('useRecords: a list whose records are all open', () => {
  it('shows the fields of every record, without buttons to close them', async () => {
    const { container } = await showPeople({ allOpen: true });
    expect(shownNames()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(screen.queryByRole('button', { name: /Done|Change/ })).toBeNull();
    expect(container.querySelectorAll('.card-row')).toHaveLength(3);
    expect(brokenIds(container)).toEqual([]);
  });

  it('renders nothing while text is typed in a record', async () => {
    const { commits } = await showPeople({ allOpen: true });
    const [first] = screen.getAllByLabelText('Name');
    const before = commits();
    if (first) fireEvent.input(first, { target: { value: 'An' } });
    expect(commits() - before).toBe(0);
  });

  it('shows errors at the fields, not as a count', async () => {
    const { store } = await showPeople({ allOpen: true }, {}, [...ROWS, { name: 'Dorothy' }]);
    act(() => void store.validateSteps());
    expect(screen.getAllByLabelText('Name')[3]?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/to correct/)).toBeNull();
  });

  it('keeps the focus on the move button, or focuses the heading at either end', async () => {
    await showPeople({ allOpen: true }, { ordered: true });
    button('Move down Person 1').focus();
    fireEvent.click(button('Move down Person 1'));
    expect(shownNames()).toEqual(['Bob', 'Ann', 'Cid']);
    expect(document.activeElement).toBe(button('Move down Person 2'));
    fireEvent.click(button('Move down Person 2'));
    expect(shownNames()).toEqual(['Bob', 'Cid', 'Ann']);
    expect(document.activeElement?.textContent).toBe('Person 3 of 3');
    button('Move up Person 2').focus();
    fireEvent.click(button('Move up Person 2'));
    expect(document.activeElement?.textContent).toBe('Person 1 of 3');
  });
});

describe('useRecords: a record that is moved', () => {
  it('2.4.7: scrolls the focused button into view', async () => {
    await showPeople({ allOpen: true }, { ordered: true });
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

describe('useRecords: the other actions', () => {
  const PEOPLE = { summary: ['name'], copyable: true };

  it('replaces the offer to undo a removal when a record is added', async () => {
    await showPeople(PEOPLE);
    fireEvent.click(button('Remove Person 1'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeNull();
    fireEvent.click(button('Add a person'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(announced()).toBe('Person 3 added.');
    expect(shownNames()).toEqual(['']);
  });

  it('announces that a copy has filled the list, and only then', async () => {
    await showPeople(PEOPLE, { maxItems: 5 });
    fireEvent.click(button('Copy Person 1'));
    expect(announced()).toBe('Person 2 added, a copy of Person 1.');
    fireEvent.click(button('Copy Person 1'));
    expect(announced()).toMatch(/^Person 2 added, a copy of Person 1. You have added the most/);
  });

  it('shows the record after a removed one, or the last one, if one is shown at a time', async () => {
    await showPeople({ paged: true });
    fireEvent.click(button('Next: Person 2'));
    fireEvent.click(button('Remove Person 2'));
    expect(shownNames()).toEqual(['Cid']);
    fireEvent.click(button('Remove Person 2'));
    expect(shownNames()).toEqual(['Ann']);
    expect(announced()).toContain('Person 2 removed. The Undo button is just before.');
  });
});

describe('isPaged and isAllOpen', () => {
  it.each([
    [{}, false, [false, false]],
    [{ paged: true }, false, [true, false]],
    [{ allOpen: true }, false, [false, true]],
    [{ paged: true, allOpen: true }, true, [false, false]],
  ])('with %j and single answers %s are %j', (options, isBare, modes) => {
    const made = list({ name: leaf('text') }, { ui: { 'ui:options': options } })('/it', 'it');
    const node = made as ListNode;
    const rows: ListNode = isBare ? { ...node, item: { ...node.item, isBare } } : node;
    expect([isPaged(rows), isAllOpen(rows)]).toEqual(modes);
  });
});
