import { screen } from '@testing-library/react';
import type { FormData, FormStore, JsonObject } from '#engine';
import { formInUse, makeFiles } from '../../engine/support/makeForm.ts';
import { loadForm } from '../../engine/support/readForms.ts';
import { renderFields } from '../../support/renderFields.tsx';

/** A list of people, each with a list of homes. */
export const PEOPLE: JsonObject = {
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

/** A list of people, each with a kind. */
const KINDS_OF_PEOPLE: JsonObject = {
  type: 'array',
  maxItems: 9,
  items: {
    type: 'object',
    properties: {
      name: { type: 'string', maxChars: 3 },
      kind: { type: 'string', enum: ['a', 'b'] },
    },
  },
};

/** The texts of both lists of people. */
export const PEOPLE_TEXTS = {
  'people.label': 'People',
  'people.record': 'Person {n}',
  'people.add': 'Add a person',
  'people.name.label': 'Name',
  'people.kind.label': 'Kind',
  'people.kind.options.a': 'Alpha',
  'people.homes.label': 'Homes',
  'people.homes.record': 'Home {n}',
  'people.homes.street.label': 'Street',
};

/** Returns the store of a form with these properties. */
export async function storeOf(
  properties: JsonObject,
  data?: FormData,
  ui = {},
): Promise<FormStore> {
  return formInUse(await loadForm({ ...makeFiles(properties), ui })).store(data);
}

/** Three people of one kind. */
export const ROWS = ['Ann', 'Bob', 'Cid'].map((name) => ({ name, kind: 'a' }));

/**
 * Renders a list of people with kinds.
 *
 * @param mode the layout of the list, such as `{ paged: true }`
 * @param list further keywords of its schema
 */
export async function showPeople(
  mode: JsonObject,
  list: JsonObject = {},
  rows: readonly FormData[] = ROWS,
) {
  const ui = { people: { 'ui:options': mode } };
  const store = await storeOf({ people: { ...KINDS_OF_PEOPLE, ...list } }, { people: rows }, ui);
  return { store, ...renderFields({ store, texts: PEOPLE_TEXTS }) };
}

/** Returns the names in the inputs on the page. */
export const shownNames = () =>
  screen.getAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value);
