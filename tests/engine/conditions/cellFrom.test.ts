import { describe, expect, it } from 'vitest';
import { type GroupCell, pointerOf } from '../../../engine/conditions/Cell.ts';
import {
  cellAlong,
  cellAt,
  cellFinder,
  cellFrom,
  cellsUnder,
  rowsFrom,
  rowsMoved,
} from '../../../engine/conditions/cellFrom.ts';
import { group, leaf, list } from '../../support/planNodes.ts';
import { cellOf, stateOf } from '../support/stateOf.ts';

const inner = list({ c: leaf('text') });
const openForm = () =>
  stateOf(
    {
      a: leaf('text'),
      g: group({ b: leaf('text') }),
      rows: list({ b: leaf('text'), inner }),
      other: list({ b: leaf('text') }),
    },
    { rows: [{ inner: [{}] }, { inner: [{}, {}] }], other: [{}] },
  );

describe('cellFrom', () => {
  it.each([
    ['', '/a', '/a'],
    ['', '/g/b', '/g/b'],
    ['/g', '/a', '/a'],
    ['/g', '/g/b', '/g/b'],
    ['/g', '/g', '/g'],
    ['/rows/1', '/rows/*/b', '/rows/1/b'],
    ['/rows/1', '/rows/*', '/rows/1'],
    ['/rows/1', '/rows', '/rows'],
    ['/rows/1', '/g/b', '/g/b'],
    ['/rows/1/inner/1', '/rows/*/inner/*/c', '/rows/1/inner/1/c'],
    ['/rows/1/inner/1', '/rows/*/b', '/rows/1/b'],
    ['', '/rows/*/b', undefined],
    ['/rows/0', '/other/*/b', undefined],
    ['/rows/0', '/rows/*/inner/*/c', undefined],
    ['/g', '/gone', undefined],
    ['', '/a/deeper', undefined],
  ])('from %j finds %s at %s', (from, pattern, pointer) => {
    const { root, at } = openForm();
    const context = (from === '' ? root : at(from)) as GroupCell;
    const found = cellFrom(context, pattern);
    expect(found && pointerOf(found)).toBe(pointer);
    // The finder caches the path of the last kind of object.
    const find = cellFinder(pattern);
    find(root);
    expect(find(context)).toBe(found);
  });

  it('finds a field outside the object, even if its path begins with the name of the object', () => {
    const form = stateOf({ g: group({ b: leaf('text') }), gb: group({ b: leaf('text') }) });
    const found = cellFrom(cellOf(form, 'group', '/g'), '/gb/b');
    expect(found && pointerOf(found)).toBe('/gb/b');
  });
});

describe('rowsFrom', () => {
  it('returns the rows of a list, relative to an object', () => {
    const { root, at } = openForm();
    const pointers = (context: GroupCell, pattern: string) =>
      rowsFrom(context, pattern).map(pointerOf);
    expect(pointers(root, '/rows')).toEqual(['/rows/0', '/rows/1']);
    expect(pointers(at('/rows/1') as GroupCell, '/rows/*/inner')).toEqual([
      '/rows/1/inner/0',
      '/rows/1/inner/1',
    ]);
    expect(pointers(root, '/g')).toEqual([]);
    expect(pointers(root, '/gone')).toEqual([]);
  });
});

describe('cellsUnder', () => {
  it.each([
    ['/a', ['/a']],
    ['/rows/*/b', ['/rows/0/b', '/rows/1/b']],
    ['/rows/*/inner/*/c', ['/rows/0/inner/0/c', '/rows/1/inner/0/c', '/rows/1/inner/1/c']],
    ['/rows/0/b', []],
    ['/gone', []],
    ['', ['']],
  ])('returns every cell of %j', (pattern, expected) => {
    expect(cellsUnder(openForm().root, pattern).map(pointerOf)).toEqual(expected);
  });

  it('returns the cells of one row', () => {
    const cells = cellsUnder(openForm().at('/rows/1'), '/rows/*/inner/*/c');
    expect(cells.map(pointerOf)).toEqual(['/rows/1/inner/0/c', '/rows/1/inner/1/c']);
  });
});

describe('cellAt', () => {
  it.each([
    ['/a', '/a'],
    ['/rows/1/inner/1/c', '/rows/1/inner/1/c'],
    ['/rows/2', undefined],
    ['/rows/-1', undefined],
    ['/rows/x', undefined],
    ['/rows/*', undefined],
    ['/a/b', undefined],
    ['/constructor', undefined],
    ['/rows/length', undefined],
  ])('finds %s at %s', (pointer, expected) => {
    const { root } = openForm();
    const found = cellAt(root, pointer);
    expect(found && pointerOf(found)).toBe(expected);
    expect(cellAt(root, pointer)).toBe(found);
  });

  it('finds the new cell after `rowsMoved`', () => {
    const form = openForm();
    const rows = cellOf(form, 'list', '/rows');
    const before = cellAt(form.root, '/rows/0/b');
    rows.rows = rows.rows.toReversed();
    rowsMoved(form.root);
    expect(cellAt(form.root, '/rows/1/b')).toBe(before);
    expect(cellAt(form.root, '/rows/0/b')).not.toBe(before);
  });

  it('cellAlong: asks for the row of each list', () => {
    const { root, at } = openForm();
    const asked: string[] = [];
    const found = cellAlong(root, '/rows/7/inner/0/c', (each, index) => {
      asked.push(`${pointerOf(each)} ${index}`);
      return each.rows.at(-1);
    });
    expect(asked).toEqual(['/rows 7', '/rows/1/inner 0']);
    expect(found).toBe(at('/rows/1/inner/1/c'));
  });
});
