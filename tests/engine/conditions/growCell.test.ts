import { describe, expect, it } from 'vitest';
import { type Cell, cellsIn, pointerOf } from '../../../engine/conditions/Cell.ts';
import { type Growth, growRoot, growRow, growRows } from '../../../engine/conditions/growCell.ts';
import { group, leaf, list, planOf } from '../../support/planNodes.ts';
import { cellOf, stateOf } from '../support/stateOf.ts';

const FIELDS = {
  a: leaf('text'),
  g: group({ b: leaf('text') }),
  rows: list({ c: leaf('text') }),
  toString: leaf('text'),
};
const PLAIN: Growth = { rowsOf: () => [], leafValue: (_, given) => given };

/** Returns the values of all answers by pointer. */
function valuesIn(cell: Cell): Readonly<Record<string, unknown>> {
  if (cell.kind === 'leaf') return cell.raw === undefined ? {} : { [pointerOf(cell)]: cell.raw };
  return Object.assign({}, ...cellsIn(cell).map(valuesIn));
}
const grow = (data: unknown, growth: Growth = PLAIN) => growRoot(planOf(FIELDS).root, data, growth);

describe('growRoot', () => {
  it('creates the cells of the data', () => {
    const data = { a: 'v', g: { b: 0 }, rows: [{ c: '1' }, {}, { c: '3' }], other: 'x' };
    expect(valuesIn(grow(data))).toEqual({
      '/a': 'v',
      '/g/b': 0,
      '/rows/0/c': '1',
      '/rows/2/c': '3',
    });
  });

  it.each([[undefined], [null], ['text'], [7], [[]], [{ g: ['b'], rows: { 0: { c: 'v' } } }]])(
    'creates empty cells for data of the wrong shape: %j',
    (data) => {
      expect(valuesIn(grow(data))).toEqual({});
    },
  );

  it('creates a row for each entry of a list, also for those of the wrong shape', () => {
    const rows = cellsIn(grow({ rows: [null, 'text', { c: 'v' }] }).children[2] as Cell);
    expect(rows.map(valuesIn)).toEqual([{}, {}, { '/rows/2/c': 'v' }]);
  });

  it('reads no inherited property', () => {
    expect(valuesIn(grow(Object.create({ a: 'inherited' })))).toEqual({});
    expect(valuesIn(grow({ toString: 'own' }))).toEqual({ '/toString': 'own' });
  });

  it('gives every cell its own id', () => {
    const form = stateOf(FIELDS, { rows: [{}, {}] });
    const ids = ['', '/a', '/g', '/g/b', '/rows', '/rows/0', '/rows/1', '/rows/1/c'].map(
      (pointer) => (pointer === '' ? form.root : form.at(pointer)).id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('with isExact %s the answers count as initialised: %s', (isExact, expected) => {
    const [a] = grow({}, { ...PLAIN, ...(isExact !== undefined && { isExact }) }).children;
    expect(a).toMatchObject({ isInitialised: expected });
  });

  it('creates the children of an absent object on first read, if it is lazy', () => {
    const asked: string[] = [];
    const growth: Growth = {
      ...PLAIN,
      isLazy: true,
      leafValue: (node, given) => {
        asked.push(node.pattern);
        return given;
      },
    };
    const [, g] = grow({ a: 'v' }, growth).children;
    expect(asked).not.toContain('/g/b');
    expect(g).toMatchObject({ isAbsent: true });
    expect(cellsIn(g as Cell).map(pointerOf)).toEqual(['/g/b']);
    expect(asked).toContain('/g/b');
    expect(grow({ g: {} }, growth).children[1]).toMatchObject({ isAbsent: false });
  });

  it('stores the droppable row in the row and in every cell of the row', () => {
    const rows = list({ c: leaf('text'), g: group({ d: leaf('text') }) }, { emptyRows: 'drop' });
    const { at } = stateOf({ rows, kept: list({ c: leaf('text') }) }, { rows: [{}], kept: [{}] });
    for (const pointer of ['/rows/0', '/rows/0/c', '/rows/0/g/d'])
      expect(at(pointer).droppableRow).toBe(at('/rows/0'));
    for (const pointer of ['/rows', '/kept/0', '/kept/0/c'])
      expect(at(pointer).droppableRow).toBeUndefined();
  });
});

describe('growRows', () => {
  const cell = cellOf(stateOf(FIELDS, {}), 'list', '/rows');
  const first: Growth = { ...PLAIN, leafValue: () => 'first' };
  const growth: Growth = {
    ...PLAIN,
    leafValue: () => 'given',
    rowsOf: () => [undefined, { c: 1 }],
  };
  const valuesOf = (data: unknown, more: Partial<Growth> = {}) =>
    growRows(cell, data, { ...growth, ...more }).map((row) => Object.values(valuesIn(row)));

  it('gives a list without data its initial rows', () => {
    expect(valuesOf(undefined)).toEqual([['given'], ['given']]);
    expect(valuesOf('text')).toHaveLength(2);
  });

  it('gives an empty list no rows', () => {
    expect(valuesOf([])).toEqual([]);
  });

  it('uses `firstRow` for an initial row with data', () => {
    expect(valuesOf(undefined, { firstRow: first })).toEqual([['given'], ['first']]);
    expect(valuesOf([{ c: 1 }], { firstRow: first })).toEqual([['given']]);
  });

  it('numbers the rows', () => {
    expect(growRows(cell, [{}, {}, {}], PLAIN).map(({ index }) => index)).toEqual([0, 1, 2]);
  });
});

describe('growRow', () => {
  it('uses the given id of the row that it replaces, or else another id', () => {
    const cell = cellOf(stateOf(FIELDS, {}), 'list', '/rows');
    expect(growRow(cell, {}, PLAIN, 4, 77)).toMatchObject({ id: 77, index: 4 });
    expect(growRow(cell, {}, PLAIN, 4).id).not.toBe(77);
  });
});
