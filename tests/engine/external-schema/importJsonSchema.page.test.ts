import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import type { Json, JsonObject } from '#engine';

const TEXT = { type: 'string', maxLength: 20 };
const GROUP = { type: 'object', properties: { b: TEXT, c: TEXT } };

/**
 * Imports properties with an RJSF layout. Returns the layout, texts, schema and notes on the
 * layout.
 */
function openedAs(properties: JsonObject, ui: JsonObject, more: JsonObject = {}) {
  const {
    ui: laid,
    locales,
    schema,
    notes,
  } = importJsonSchema({
    code: 'LR998',
    schema: { type: 'object', properties, ...more },
    ui,
  });
  const reported = notes?.flatMap(({ file, pointer, code }) =>
    file.endsWith('ui.json') ? [`${pointer} ${code}`] : [],
  );
  return { ui: laid, words: locales.en, schema, reported };
}

const grid = (...rows: readonly Json[]): JsonObject => ({
  'ui:field': 'LayoutGridField',
  'ui:layoutGrid': { 'ui:row': rows },
});

describe("importJsonSchema: RJSF's grid", () => {
  it('orders the fields, also in groups, and places the other fields after the named fields', () => {
    const row = (...children: readonly Json[]) => ({ 'ui:row': { className: 'row', children } });
    const { ui, reported } = openedAs(
      { a: TEXT, g: GROUP, d: TEXT, e: TEXT },
      grid(row({ 'ui:col': ['g.c', 'd'] }), { 'ui:columns': { span: 6, children: ['g.b', 'a'] } }),
    );
    expect(ui).toMatchObject({ 'ui:order': ['g', 'd', 'a', '*'] });
    expect(ui.g).toMatchObject({ 'ui:order': ['c', 'b', '*'] });
    expect(ui).not.toHaveProperty('ui:field');
    expect(ui).not.toHaveProperty('ui:options');
    expect(reported).toEqual(['/ui:layoutGrid assumed']);
  });

  it('may be in the ui:options of a group, and contain options of a field', () => {
    const { ui, words } = openedAs(
      { g: GROUP },
      {
        g: {
          'ui:options': {
            field: 'LayoutGridField',
            layoutGrid: { 'ui:row': [{ name: 'c', title: 'Sea', rows: 3 }, 'b'] },
          },
          c: { 'ui:help': 'Help.', 'ui:options': { rows: 5 } },
        },
      },
    );
    expect(ui.g).toMatchObject({ 'ui:order': ['c', 'b', '*'], c: { 'ui:options': { rows: 3 } } });
    expect(ui.g).not.toHaveProperty('ui:field');
    expect(words).toMatchObject({ 'g.c.label': 'Sea', 'g.c.help': 'Help.' });
  });

  it('may refer to a row of a list, without an order for its fields', () => {
    const list = { type: 'array', maxItems: 3, items: GROUP };
    const { ui } = openedAs({ a: TEXT, l: list }, grid('l.0.c', 'a'));
    expect(ui).toMatchObject({ 'ui:order': ['l', 'a', '*'] });
    expect(ui.l).not.toHaveProperty('ui:order');
  });

  it('may be in an alternative, or in the layout of a definition', () => {
    const $ref = '#/$defs/place';
    const alternatives = { type: 'object', oneOf: [{ ...GROUP, required: ['b'] }, GROUP] };
    const { ui, reported } = openedAs(
      { g: alternatives, h: { $ref } },
      { g: { oneOf: [grid('c', 'b')] }, 'ui:definitions': { [$ref]: grid('c') } },
      { $defs: { place: GROUP } },
    );
    expect(reported).toEqual([
      '/g/oneOf/0/ui:layoutGrid assumed',
      '/ui:definitions/#~1$defs~1place/ui:layoutGrid assumed',
    ]);
    expect(ui.h).toMatchObject({ 'ui:order': ['c', '*'] });
  });

  it('reports its unsupported parts', () => {
    const { ui, reported } = openedAs(
      { a: TEXT, b: TEXT },
      grid(
        { 'ui:condition': { operator: 'all', field: 'a', value: 'x', children: ['b'] } },
        { name: 'a', render: 'Fancy' },
        { render: 'Picture' },
        '$lookup=Banner',
        17,
      ),
    );
    expect(ui).toMatchObject({ 'ui:order': ['b', 'a', '*'] });
    expect(reported).toEqual([
      '/ui:layoutGrid assumed',
      '/ui:layoutGrid/ui:row/0/ui:condition left-out',
      '/ui:layoutGrid/ui:row/1/render left-out',
      '/ui:layoutGrid/ui:row/2 left-out',
      '/ui:layoutGrid/ui:row/3 left-out',
    ]);
  });

  it('changes nothing without rows', () => {
    const { reported } = openedAs({ a: TEXT }, { 'ui:field': 'LayoutGridField' });
    expect(reported).toEqual([]);
  });
});

describe('importJsonSchema: a widget that Landform does not have', () => {
  it.each<readonly [string, JsonObject, string]>([
    ['outside ui:options', { a: { 'ui:widget': 'textaera' } }, '/a/ui:widget'],
    ['in ui:options', { a: { 'ui:options': { widget: 'stars' } } }, '/a/ui:options/widget'],
    ['of an alternative', { g: { anyOf: [{}, { 'ui:widget': 'x' }] } }, '/g/anyOf/1/ui:widget'],
    ['named as a keyword', { prefixItems: { 'ui:widget': 'x' } }, '/prefixItems/ui:widget'],
    ['of a row', { l: { items: { 'ui:widget': 'x' } } }, '/l/items/ui:widget'],
  ])('is reported: %s', (_, ui, pointer) => {
    const { reported } = openedAs({ a: TEXT, g: GROUP, l: { type: 'array', items: TEXT } }, ui);
    expect(reported).toEqual([`${pointer} assumed`]);
  });

  it.each(['updown', 'textarea', 'radio', 'hidden', 'alt-datetime', 'hkid'])(
    'is not reported for the known widget %s',
    (widget) => {
      expect(openedAs({ a: TEXT }, { a: { 'ui:widget': widget } }).reported).toEqual([]);
    },
  );
});

describe('importJsonSchema: a field that is deprecated', () => {
  const OLD = { ...TEXT, title: 'Old', deprecated: true };

  it('has a mark in its label, from the schema or the layout', () => {
    const list = { type: 'array', maxItems: 2, items: TEXT, deprecated: true };
    const properties = { a: OLD, g: { type: 'object', properties: { b: OLD } }, c: TEXT, l: list };
    const { words } = openedAs(properties, { g: { b: { 'ui:title': 'Older' } } });
    expect(words).toMatchObject({
      'a.label': 'Old (deprecated)',
      'g.b.label': 'Older (deprecated)',
      'c.label': 'C',
      'l.label': 'L (deprecated)',
    });
  });

  it('is hidden or disabled by its own layout or the global layout', () => {
    const properties = { a: OLD, b: OLD, c: TEXT };
    const { ui } = openedAs(properties, {
      'ui:globalOptions': { deprecatedHandling: 'hide' },
      b: { 'ui:options': { deprecatedHandling: 'disable' } },
    });
    expect(ui).toEqual({ a: { 'ui:widget': 'hidden' }, b: { 'ui:disabled': true }, c: {} });
  });
});

it('importJsonSchema: applies global list options, unless a list has its own', () => {
  const list = { type: 'array', maxItems: 3, items: TEXT };
  const inner = { type: 'object', properties: { l: list } };
  const { ui, schema } = openedAs(
    { l: list, g: inner, m: list },
    {
      'ui:globalOptions': { orderable: false, addable: false, copyable: true },
      m: { 'ui:options': { addable: true } },
    },
  );
  expect(ui).toMatchObject({
    l: { 'ui:options': { addable: false, copyable: true } },
    g: { l: { 'ui:options': { addable: false, copyable: true } } },
    m: { 'ui:options': { addable: true, copyable: true } },
  });
  expect(ui).not.toHaveProperty('ui:options');
  expect(schema).toMatchObject({ properties: { l: { ordered: false }, m: { ordered: false } } });
});
