import { describe, expect, it } from 'vitest';
import type { Expression } from '../../../engine/definition/Expression.ts';
import { nodesUnder } from '../../../engine/definition/nodesUnder.ts';
import { rangeOf, rowsOf } from '../../../engine/prover/rangeOf.ts';
import { choice, group, leaf, list } from '../../support/planNodes.ts';

const root = group({
  fee: leaf('money'),
  share: leaf('percentage'),
  free: leaf('decimal' as never),
  kind: choice(['5', '20']),
  rows: list({ lots: list({ no: leaf('integer') }, { maxItems: 3 }) }, { maxItems: 4 }),
})('', '');
const nodeOf = (pattern: string) => nodesUnder(root).find((node) => node.pattern === pattern);
const literal = (value: string) => ({ op: 'literal', value }) as const;
const range = (expression: unknown) => {
  const { least, most } = rangeOf(expression as Expression, nodeOf);
  return [least, most];
};

describe('rangeOf', () => {
  it.each([
    [literal('7'), 7, 7],
    [literal('none'), 0, 0],
    [{ op: 'value', pattern: '/fee' }, 0, Number.POSITIVE_INFINITY],
    [{ op: 'value', pattern: '/share' }, 0, 100],
    [{ op: 'value', pattern: '/kind' }, 5, 20],
    [{ op: 'value', pattern: '/kind', shown: true }, 0, 0],
    [{ op: 'value', pattern: '/absent' }, 0, 0],
    [{ op: 'add', of: [literal('1'), { op: 'value', pattern: '/kind' }] }, 6, 21],
    [{ op: 'subtract', of: [literal('1'), { op: 'value', pattern: '/kind' }] }, -19, -4],
    [{ op: 'multiply', of: [literal('-2'), { op: 'value', pattern: '/kind' }] }, -40, -10],
    [{ op: 'min', of: [literal('7'), { op: 'value', pattern: '/kind' }] }, 5, 7],
    [{ op: 'max', of: [literal('7'), { op: 'value', pattern: '/kind' }] }, 7, 20],
    [{ op: 'if', when: 0, then: literal('1'), else: literal('3') }, 1, 3],
    [{ op: 'count', list: '/rows' }, 0, 4],
    [{ op: 'sum', list: '/rows', of: literal('10') }, 0, 40],
    [{ op: 'lookup', of: literal('a'), in: { a: '2', b: '9' } }, 2, 9],
    [{ op: 'today' }, 0, 0],
  ])('for %j returns %d to %d', (expression, least, most) => {
    expect(range(expression)).toEqual([least, most]);
  });
});

describe('rowsOf', () => {
  it.each([
    ['', 1],
    ['/fee', 1],
    ['/rows', 4],
    ['/rows/*/lots', 12],
  ])('for %j returns %i', (pattern, rows) => {
    expect(rowsOf(pattern, nodeOf)).toBe(rows);
  });
});
