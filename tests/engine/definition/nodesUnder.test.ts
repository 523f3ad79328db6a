import { describe, expect, it } from 'vitest';
import { nodesUnder } from '../../../engine/definition/nodesUnder.ts';
import { group, leaf, list } from '../../support/planNodes.ts';

describe('nodesUnder', () => {
  it('returns a node and its descendants in page order, rows included', () => {
    const root = group({
      a: leaf('text'),
      rows: list({ b: leaf('text') }),
      c: group({ d: leaf('text') }),
    })('', '');
    expect(nodesUnder(root).map(({ pattern }) => pattern)).toEqual([
      '',
      '/a',
      '/rows',
      '/rows/*',
      '/rows/*/b',
      '/c',
      '/c/d',
    ]);
  });
});
