import { describe, expect, it } from 'vitest';
import { offeredByRows } from '../../../engine/conditions/offeredByRows.ts';
import type { RowValues } from '../../../engine/definition/Expression.ts';
import { choice, leaf, list } from '../../support/planNodes.ts';
import { cellOf, stateOf } from '../support/stateOf.ts';

const NAMES: RowValues = { list: '/rows', of: { op: 'value', pattern: '/rows/*/name' } };

function openForm(rows: unknown, emptyRows: 'drop' | 'refuse' = 'refuse') {
  const fields = {
    pick: choice([]),
    rows: list({ name: leaf('text'), kind: leaf('text') }, { emptyRows }),
  };
  const form = stateOf(
    fields,
    { rows },
    { conditions: [{ kind: 'test', pattern: '/rows/*/kind', test: 'isX' }] },
  );
  return { form, cell: cellOf(form, 'leaf', '/pick') };
}

function offered(rows: unknown, more: Partial<RowValues> = {}) {
  const { form, cell } = openForm(rows);
  return offeredByRows(form.state, cell, { ...NAMES, ...more }).map(({ value }) => value);
}

describe('offeredByRows', () => {
  it('offers the answer of each row in the order of the rows, as normalised', () => {
    expect(offered([{ name: '陳大文' }, { name: ' A ' }, { name: 'B' }])).toEqual([
      '陳大文',
      'A',
      'B',
    ]);
  });

  it('offers an answer that repeats only once, at its first row', () => {
    expect(offered([{ name: 'A' }, { name: 'B' }, { name: 'A' }])).toEqual(['A', 'B']);
  });

  it.each([
    ['no rows', []],
    ['empty rows', [{}, { name: '' }, { name: '  ' }]],
    ['data that are not rows', 'text'],
  ])('offers nothing for %s', (_, rows) => {
    expect(offered(rows)).toEqual([]);
  });

  it('offers only the answers of rows that satisfy the condition', () => {
    const rows = [{ name: 'A', kind: 'x' }, { name: 'B', kind: 'y' }, { name: 'C' }];
    expect(offered(rows, { where: 0 })).toEqual(['A']);
  });

  it('offers no empty text that an expression returns', () => {
    expect(offered([{ name: 'A' }], { of: { op: 'literal', value: '' } })).toEqual([]);
  });

  it('returns the previous list while the options are the same', () => {
    const { form, cell } = openForm([{ name: 'A' }, {}]);
    const first = offeredByRows(form.state, cell, NAMES);
    expect(first).not.toBe(cell.offered);
    cell.offered = first;
    expect(offeredByRows(form.state, cell, NAMES)).toBe(first);
  });

  it.each([
    ['another order', ['B', 'A']],
    ['fewer options', ['A']],
    ['more options', ['A', 'B', 'C']],
  ])('returns a new list for %s', (_, before) => {
    const { form, cell } = openForm([{ name: 'A' }, { name: 'B' }]);
    cell.offered = before.map((value) => ({ value }));
    const found = offeredByRows(form.state, cell, NAMES);
    expect(found).toEqual([{ value: 'A' }, { value: 'B' }]);
  });
});
