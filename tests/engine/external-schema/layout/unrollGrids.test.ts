import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { unrollGrids } from '../../../../engine/external-schema/layout/unrollGrids.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';
import { ROOT } from '../../support/openSchema.ts';

function unroll(ui: JsonObject) {
  const notes = new Notes();
  const unrolled = unrollGrids(ui, ROOT, notes);
  return { ui: unrolled, notes: notes.all().map(({ code, pointer }) => `${code} ${pointer}`) };
}
const grid = (...rows: readonly Json[]): JsonObject => ({
  'ui:field': 'LayoutGridField',
  'ui:layoutGrid': { 'ui:row': rows },
});
const ASSUMED = 'assumed /ui:layoutGrid';

describe('unrollGrids', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['names', grid('b', 'a'), { 'ui:order': ['b', 'a', '*'] }],
    [
      'columns in rows',
      grid({ 'ui:columns': { span: 6, children: ['c', 'a'] } }, { 'ui:col': ['b'] }),
      { 'ui:order': ['c', 'a', 'b', '*'] },
    ],
    [
      'fields of a group',
      grid('g.y', 'a', 'g.x'),
      { g: { 'ui:order': ['y', 'x', '*'] }, a: {}, 'ui:order': ['g', 'a', '*'] },
    ],
    ['a row of a list', grid('l.0.c'), { l: { 'ui:order': ['0', '*'] }, 'ui:order': ['l', '*'] }],
  ])('orders the fields by %s', (name, ui, expected) => {
    const unrolled = unroll(ui);
    expect(unrolled.notes).toEqual([ASSUMED]);
    if (name === 'a row of a list') expect(unrolled.ui.l).not.toHaveProperty('ui:order');
    else expect(unrolled.ui).toMatchObject(expected);
    expect(unrolled.ui).not.toHaveProperty('ui:field');
    expect(unrolled.ui).not.toHaveProperty('ui:layoutGrid');
  });

  it('moves the options of a field to the field, before those of the layout', () => {
    const ui = { ...grid({ name: 'a', rows: 3, title: 'T' }), a: { 'ui:options': { rows: 5 } } };
    expect(unroll(ui).ui.a).toEqual({ 'ui:options': { rows: 3, title: 'T' } });
  });

  it('keeps the other options and fields of the layout', () => {
    const { 'ui:field': field = '', 'ui:layoutGrid': layoutGrid = {} } = grid('a');
    const options = { field, layoutGrid, label: false };
    expect(unroll({ 'ui:options': options, z: { 'ui:help': 'h' } }).ui).toEqual({
      'ui:options': { label: false },
      z: { 'ui:help': 'h' },
      a: {},
      'ui:order': ['a', '*'],
    });
    expect(unroll({ 'ui:options': { field, layoutGrid } }).ui).not.toHaveProperty('ui:options');
  });

  it('unrolls the grids of fields, alternatives and definitions, at their places', () => {
    const { ui, notes } = unroll({
      g: { oneOf: [{}, grid('a')] },
      'ui:definitions': { d: grid('b') },
      'ui:options': { inner: grid('c') },
    });
    expect(ui).toMatchObject({
      g: { oneOf: [{}, { 'ui:order': ['a', '*'] }] },
      'ui:definitions': { d: { 'ui:order': ['b', '*'] } },
      'ui:options': { inner: grid('c') },
    });
    expect(notes).toEqual([
      'assumed /g/oneOf/1/ui:layoutGrid',
      'assumed /ui:definitions/d/ui:layoutGrid',
    ]);
  });

  it.each<[string, Json, string, readonly string[]]>([
    [
      'a condition',
      { 'ui:condition': { children: ['b'] } },
      'left-out /ui:layoutGrid/ui:row/0/ui:condition',
      ['b', '*'],
    ],
    [
      'a renderer of a field',
      { name: 'b', render: 'X' },
      'left-out /ui:layoutGrid/ui:row/0/render',
      ['b', '*'],
    ],
    ['a part without a field', { render: 'X' }, 'left-out /ui:layoutGrid/ui:row/0', ['*']],
    ['a lookup', '$lookup=Banner', 'left-out /ui:layoutGrid/ui:row/0', ['*']],
    ['an empty name', '', 'left-out /ui:layoutGrid/ui:row/0', ['*']],
  ])('notes %s', (_, part, note, order) => {
    const { ui, notes } = unroll(grid(part));
    expect(notes.sort()).toEqual([ASSUMED, note].sort());
    expect(ui['ui:order']).toEqual(order);
  });

  it('leaves a layout without a grid unchanged', () => {
    const ui = { 'ui:field': 'LayoutGridField', a: { 'ui:widget': 'x', items: [1, {}] } };
    expect(unroll(ui)).toEqual({ ui, notes: [] });
    expect(unroll({ 'ui:layoutGrid': { 'ui:row': ['a'] } }).notes).toEqual([]);
    expect(unroll(grid(17)).ui['ui:order']).toEqual(['*']);
  });
});
