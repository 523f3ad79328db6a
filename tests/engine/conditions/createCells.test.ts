import { describe, expect, it } from 'vitest';
import { type Cell, cellsIn, pointerOf } from '../../../engine/conditions/Cell.ts';
import {
  createRoot,
  createRow,
  createRows,
  type NewCellOptions,
} from '../../../engine/conditions/createCells.ts';
import { group, leaf, list, planOf } from '../../support/planNodes.ts';
import { cellOf, stateOf } from '../support/stateOf.ts';

const FIELDS = {
  a: leaf('text'),
  g: group({ b: leaf('text') }),
  rows: list({ c: leaf('text') }),
  toString: leaf('text'),
};
const PLAIN: NewCellOptions = { rowsOf: () => [], leafValue: (_, given) => given };

/** Returns the values of all answers by pointer. */
function valuesIn(cell: Cell): Readonly<Record<string, unknown>> {
  if (cell.kind === 'leaf') return cell.raw === undefined ? {} : { [pointerOf(cell)]: cell.raw };
  return Object.assign({}, ...cellsIn(cell).map(valuesIn));
}
const created = (data: unknown, options: NewCellOptions = PLAIN) =>
  createRoot(planOf(FIELDS).root, data, options);

describe('createRoot', () => {
  it('creates the cells of the data', () => {
    const data = { a: 'v', g: { b: 0 }, rows: [{ c: '1' }, {}, { c: '3' }], other: 'x' };
    expect(valuesIn(created(data))).toEqual({
      '/a': 'v',
      '/g/b': 0,
      '/rows/0/c': '1',
      '/rows/2/c': '3',
    });
  });

  it.each([[undefined], [null], ['text'], [7], [[]], [{ g: ['b'], rows: { 0: { c: 'v' } } }]])(
    'creates empty cells for data of the wrong shape: %j',
    (data) => {
      expect(valuesIn(created(data))).toEqual({});
    },
  );

  it('creates a row for each entry of a list, also for those of the wrong shape', () => {
    const rows = cellsIn(created({ rows: [null, 'text', { c: 'v' }] }).children[2] as Cell);
    expect(rows.map(valuesIn)).toEqual([{}, {}, { '/rows/2/c': 'v' }]);
  });

  it('reads no inherited property', () => {
    expect(valuesIn(created(Object.create({ a: 'inherited' })))).toEqual({});
    expect(valuesIn(created({ toString: 'own' }))).toEqual({ '/toString': 'own' });
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
    const [a] = created({}, { ...PLAIN, ...(isExact !== undefined && { isExact }) }).children;
    expect(a).toMatchObject({ isInitialised: expected });
  });

  it('creates the children of an absent object on first read, if it is lazy', () => {
    const asked: string[] = [];
    const options: NewCellOptions = {
      ...PLAIN,
      isLazy: true,
      leafValue: (node, given) => {
        asked.push(node.pattern);
        return given;
      },
    };
    const [, g] = created({ a: 'v' }, options).children;
    expect(asked).not.toContain('/g/b');
    expect(g).toMatchObject({ isAbsent: true });
    expect(cellsIn(g as Cell).map(pointerOf)).toEqual(['/g/b']);
    expect(asked).toContain('/g/b');
    expect(created({ g: {} }, options).children[1]).toMatchObject({ isAbsent: false });
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

describe('createRows', () => {
  const cell = cellOf(stateOf(FIELDS, {}), 'list', '/rows');
  const first: NewCellOptions = { ...PLAIN, leafValue: () => 'first' };
  const options: NewCellOptions = {
    ...PLAIN,
    leafValue: () => 'given',
    rowsOf: () => [undefined, { c: 1 }],
  };
  const valuesOf = (data: unknown, more: Partial<NewCellOptions> = {}) =>
    createRows(cell, data, { ...options, ...more }).map((row) => Object.values(valuesIn(row)));

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
    expect(createRows(cell, [{}, {}, {}], PLAIN).map(({ index }) => index)).toEqual([0, 1, 2]);
  });
});

describe('createRow', () => {
  it('uses the given id of the row that it replaces, or else another id', () => {
    const cell = cellOf(stateOf(FIELDS, {}), 'list', '/rows');
    expect(createRow(cell, {}, PLAIN, 4, 77)).toMatchObject({ id: 77, index: 4 });
    expect(createRow(cell, {}, PLAIN, 4).id).not.toBe(77);
  });
});
