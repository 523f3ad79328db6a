// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import { createFormStore, type JsonObject, type Language } from '#engine';
import { NOW } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const TEXT = { type: 'string', maxLength: 20 };

interface PartOptions {
  readonly definitions?: JsonObject;
  readonly data?: JsonObject;
  readonly language?: Language;
}

async function draw(
  properties: JsonObject,
  ui: JsonObject,
  { definitions = {}, data = {}, language = 'en' }: PartOptions = {},
) {
  const schema = { type: 'object', properties, definitions };
  const files = importJsonSchema({ code: 'LR997', schema, ui });
  const { plan, validator, texts } = await loadForm(files);
  const store = createFormStore(plan, validator, { data, now: NOW });
  renderFields({ store, language, texts: texts[language] });
  return store;
}

it('PartField: renders a part with an unknown widget by its type', async () => {
  const pair = {
    type: 'array',
    prefixItems: [
      { ...TEXT, title: 'From' },
      { type: 'integer', title: 'Stars' },
      { ...TEXT, title: 'To' },
    ],
  };
  await draw(
    { pair },
    {
      pair: {
        items: [
          { 'ui:widget': 'textarea' },
          { 'ui:widget': 'stars' },
          { 'ui:options': { widget: 'stars' } },
        ],
      },
    },
  );
  expect(screen.getByLabelText(/From/).tagName).toBe('TEXTAREA');
  expect(screen.getByLabelText(/Stars/).tagName).toBe('INPUT');
  expect(screen.getByLabelText(/To/).tagName).toBe('INPUT');
});

it('PartField: renders a part with a widget of another type by its type', async () => {
  const pair = {
    type: 'array',
    prefixItems: [
      { ...TEXT, title: 'From' },
      { $ref: '#/definitions/sure' },
      { type: 'integer', title: 'Stars' },
    ],
  };
  const widgets = ['updown', 'textarea', 'updown'];
  const items = widgets.map((widget) => ({ 'ui:widget': widget }));
  await draw(
    { pair },
    { pair: { items } },
    {
      definitions: { sure: { type: 'boolean', title: 'Sure' } },
    },
  );
  for (const name of [/From/, /Stars/]) expect(screen.getByLabelText(name).tagName).toBe('INPUT');
  expect(screen.getByText(/Sure/)).toBeTruthy();
});

it('PartField: renders an answer with an unknown field by its type', async () => {
  await draw(
    { lat: { ...TEXT, title: 'Latitude' }, place: { type: 'object', properties: { a: TEXT } } },
    { lat: { 'ui:field': 'latitude' }, place: { 'ui:field': 'geo' } },
  );
  expect(screen.getByLabelText(/Latitude/).tagName).toBe('INPUT');
  expect(screen.getByLabelText('A').tagName).toBe('INPUT');
});

it.each([
  ['en', 'Opening hours 2', 'Remove Opening hours 2'],
  ['zh-Hant', 'Opening hours第 2 項', '刪除 Opening hours第 2 項'],
  ['zh-Hans', 'Opening hours第 2 项', '删除 Opening hours第 2 项'],
] as const)('PartField: labels list items and buttons in %s', async (language, name, remove) => {
  const lines = {
    type: 'array',
    items: { type: 'array', items: { type: 'string', maxLength: 9 } },
  };
  const hours = { ...lines, title: 'Opening hours', maxItems: 3 };
  await draw({ hours }, {}, { language, data: { hours: [['a'], ['b', 'c']] } });
  expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: remove })).toBeTruthy();
  expect(screen.queryByText(/-\d/)).toBeNull();
});

it('PartField: renders a choice of objects by their names, and stores the object', async () => {
  const [red, blue] = [{ rgb: [255, 0, 0] }, { rgb: [0, 0, 255] }];
  const colour = { enum: [red, blue], enumNames: ['Red', 'Blue'], title: 'Colour' };
  const all = { type: 'array', uniqueItems: true, maxItems: 3, items: colour, title: 'All' };
  const store = await draw({ colour, all }, {}, { data: { colour: red } });
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(select.selectedOptions[0]?.textContent).toBe('Red');
  fireEvent.change(select, { target: { value: select.options[2]?.value } });
  expect(store.data()).toEqual({ colour: blue });
  for (const name of ['Red', 'Blue']) fireEvent.click(screen.getByRole('checkbox', { name }));
  expect(store.data()).toEqual({ colour: blue, all: [red, blue] });
});

it('PartField: renders a choice without a type', async () => {
  const letters = {
    oneOf: [
      { const: 'a', title: 'Ay' },
      { const: 1, title: 'One' },
    ],
    title: 'Letter',
  };
  const store = await draw({ pair: { type: 'array', prefixItems: [letters] } }, {});
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  fireEvent.change(select, { target: { value: '1' } });
  expect(store.data()).toEqual({ pair: [1] });
});

it.each([
  ['named', { enum: ['a', 'b'], enumNames: ['Ay', 'Bee'] }],
  [
    'without a type',
    {
      oneOf: [
        { const: 'a', title: 'Ay' },
        { const: 'b', title: 'Bee' },
      ],
    },
  ],
  ['of several types', { type: ['string', 'integer'], oneOf: [{ const: 'a' }, { const: 1 }] }],
  [
    'of anyOf',
    {
      type: 'string',
      anyOf: [
        { const: 'a', title: 'Ay' },
        { const: 'b', title: 'Bee' },
      ],
    },
  ],
])('PartField: preselects no option of a choice: %s', async (_, choice) => {
  const store = await draw({ pair: { type: 'array', minItems: 1, prefixItems: [choice] } }, {});
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(select.value).toBe('');
  fireEvent.change(select, { target: { value: 'a' } });
  expect(store.data()).toEqual({ pair: ['a'] });
});

it('PartField: shows the name of a choice of objects once', async () => {
  const one = { enum: [{ a: 1 }, { a: 2 }], enumNames: ['One', 'Two'], title: 'Some' };
  await draw(
    { one, all: { type: 'array', uniqueItems: true, maxItems: 2, items: one, title: 'All' } },
    {},
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Some' }).value).toBe('');
  expect(
    screen.getByText('Some', { selector: 'label' }).closest('.visually-hidden'),
  ).not.toBeNull();
  expect(screen.getAllByRole('group', { name: /All/ })).toHaveLength(1);
});
