import { describe, expect, it } from 'vitest';
import type { ListNode } from '../../../engine/definition/PlanNode.ts';
import { countedRows } from '../../../engine/review/countedRows.ts';
import { leaf, list } from '../../support/planNodes.ts';

describe('countedRows', () => {
  const ROWS = [{ a: 'x' }, {}, { inner: [{}] }, { inner: [{ b: 'y' }] }, { a: ' ' }];
  const nodeWith = (emptyRows: ListNode['emptyRows']) =>
    list(
      { a: leaf('text'), inner: list({ b: leaf('text') }, { emptyRows: 'drop' }) },
      { emptyRows },
    )('/rows', 'rows') as ListNode;

  it.each([
    ['refuse', [0, 1, 2, 3, 4]],
    ['drop', [0, 3]],
  ] as const)('counts the rows of a list with the emptyRows option %s', (emptyRows, places) => {
    expect(countedRows(nodeWith(emptyRows), ROWS)).toEqual(places);
  });

  it('counts no rows in a value that is no list', () => {
    expect(countedRows(nodeWith('refuse'), 'x')).toEqual([]);
  });
});
