import { describe, expect, it } from 'vitest';
import { pointerOf } from '../../../engine/conditions/Cell.ts';
import { assign } from '../../../engine/store/assign.ts';
import { group, leaf, list } from '../../support/planNodes.ts';
import { cellOf, stateOf } from '../support/stateOf.ts';

function openForm() {
  return stateOf(
    {
      a: leaf('text'),
      flag: leaf('checkbox'),
      pick: leaf('choice', { options: [{ value: true }, { value: false }] }),
      json: leaf('json'),
      sum: leaf('text', { computed: { op: 'literal', value: 'v' } }),
      g: group({ a: leaf('text'), b: leaf('text') }),
      rows: list({ a: leaf('text') }),
      toString: leaf('text'),
    },
    { a: 'old', flag: true, g: { a: 'old', b: 'old' }, rows: [{ a: 'old' }, { a: 'old' }] },
  );
}

/** Assigns a value, and returns the pointers of the changed answers with their values. */
function assigned(pointer: string, value: unknown) {
  const changed = assign(openForm().at(pointer), value);
  return Object.fromEntries(changed.map((cell) => [pointerOf(cell), cell.raw]));
}

describe('assign', () => {
  it.each([
    ['a text', '/a', 'new', { '/a': 'new' }],
    ['the same text', '/a', 'old', {}],
    ['an empty text', '/a', '', { '/a': '' }],
    ['undefined', '/a', undefined, { '/a': undefined }],
    ['null', '/a', null, { '/a': undefined }],
    ['false to a checkbox', '/flag', false, { '/flag': undefined }],
    ['true to a ticked checkbox', '/flag', true, {}],
    ['false to a choice of Booleans', '/pick', false, { '/pick': false }],
    ['false to an answer of any shape', '/json', false, { '/json': false }],
    ['NaN, which is stored as given', '/a', Number.NaN, { '/a': Number.NaN }],
    ['a value to a computed answer', '/sum', 'w', {}],
  ])('assigns %s', (_, pointer, value, expected) => {
    expect(assigned(pointer, value)).toEqual(expected);
  });

  it('assigns to every field of an object, and removes the values of missing fields', () => {
    expect(assigned('/g', { a: 'new' })).toEqual({ '/g/a': 'new', '/g/b': undefined });
    expect(assigned('/g', { a: 'old', b: 'new', c: 'other' })).toEqual({ '/g/b': 'new' });
    expect(assigned('/g', null)).toEqual({ '/g/a': undefined, '/g/b': undefined });
    expect(assigned('/g', 'text')).toEqual({ '/g/a': undefined, '/g/b': undefined });
  });

  it('assigns no inherited property', () => {
    const values = Object.create({ a: 'inherited' });
    expect(assigned('/g', values)).toEqual({ '/g/a': undefined, '/g/b': undefined });
    expect(assigned('', { a: 'old' })).not.toHaveProperty('/toString');
  });

  it('assigns only to the existing rows of a list', () => {
    const rows = [{ a: 'x' }, { a: 'y' }, { a: 'z' }];
    expect(assigned('/rows', rows)).toEqual({ '/rows/0/a': 'x', '/rows/1/a': 'y' });
    expect(assigned('/rows', [{ a: 'old' }])).toEqual({ '/rows/1/a': undefined });
    expect(assigned('/rows', 'text')).toHaveProperty('/rows/0/a', undefined);
  });

  it('removes the error of the server, and drops the cached values around the answer', () => {
    const form = openForm();
    const cell = cellOf(form, 'leaf', '/g/a');
    cell.external = { rule: '', key: 'k', args: [] };
    expect(form.state.normalOf(form.at('/g'))).toEqual({ a: 'old', b: 'old' });
    assign(cell, 'new');
    expect(cell).toMatchObject({ external: undefined, isInitialised: true });
    expect(form.state.normalOf(form.at('/g'))).toEqual({ a: 'new', b: 'old' });
  });

  it('keeps the error of the server while the value is the same', () => {
    const cell = cellOf(openForm(), 'leaf', '/a');
    const external = { rule: '', key: 'k', args: [] };
    cell.external = external;
    assign(cell, 'old');
    expect(cell.external).toBe(external);
  });
});
