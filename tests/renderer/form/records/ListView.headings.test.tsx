// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '#engine';
import { renderFields } from '../../../support/renderFields.tsx';
import { PEOPLE, PEOPLE_TEXTS, storeOf } from '../../support/people.tsx';

beforeEach(() => vi.useFakeTimers());

describe('ListView: a record list inside a record', () => {
  it('has its own heading, with its records one level below', async () => {
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

describe('ListView: the name of a list', () => {
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

  it('is a heading if the page has another list or field', async () => {
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

  it('is omitted if the list fills its page or section, or repeats the section title', async () => {
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
