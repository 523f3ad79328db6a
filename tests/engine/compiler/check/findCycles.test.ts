import { describe, expect, it } from 'vitest';
import { findCycle } from '../../../../engine/compiler/check/findCycles.ts';
import type { Condition } from '../../../../engine/definition/Condition.ts';
import type { Expression } from '../../../../engine/definition/Expression.ts';
import { nodesUnder } from '../../../../engine/definition/nodesUnder.ts';
import { group, leaf, list, type NodeMaker, planOf } from '../../../support/planNodes.ts';

const reading = (pattern: string): Expression => ({ op: 'value', pattern });
const from = (pattern: string) => leaf('text', { computed: reading(pattern) });
const CONDITIONS: readonly Condition[] = ['/a', '/b'].map((pattern) => ({
  kind: 'not',
  of: { kind: 'test', pattern, test: 'isX' },
}));

const cycleIn = (fields: Readonly<Record<string, NodeMaker>>) =>
  findCycle(nodesUnder(planOf(fields).root), CONDITIONS);

describe('findCycle', () => {
  it.each<[string, Readonly<Record<string, NodeMaker>>]>([
    ['no fields', {}],
    ['a chain', { a: leaf('text'), b: from('/a'), c: from('/b') }],
    ['two readers of one field', { a: leaf('text'), b: from('/a'), c: from('/a') }],
    ['a field next to its reader', { g: group({ a: leaf('text'), b: from('/g/a') }) }],
    ['a rule that reads its own field', { a: leaf('text', { requiredWhen: 0 }) }],
    ['a field that does not exist', { a: from('/gone') }],
    [
      'a sum over a list from outside',
      {
        rows: list({ n: leaf('text') }),
        sum: leaf('text', { computed: { op: 'sum', list: '/rows', of: reading('/rows/*/n') } }),
      },
    ],
  ])('returns nothing for %s', (_, fields) => {
    expect(cycleIn(fields)).toBeUndefined();
  });

  it.each<[string, Readonly<Record<string, NodeMaker>>, readonly string[]]>([
    ['a value that reads itself', { a: from('/a') }, ['/a', '/a']],
    ['two values that read each other', { a: from('/b'), b: from('/a') }, ['/a', '/b', '/a']],
    [
      'three values, behind a fourth',
      { z: from('/a'), a: from('/b'), b: from('/c'), c: from('/a') },
      ['/a', '/b', '/c', '/a'],
    ],
    [
      'two conditions',
      { a: leaf('text', { visibleWhen: 1 }), b: leaf('text', { visibleWhen: 0 }) },
      ['/a', '/b', '/a'],
    ],
  ])('returns the cycle of %s', (_, fields, cycle) => {
    expect(cycleIn(fields)).toEqual(cycle);
  });

  it('finds an object whose visibility depends on its own field', () => {
    const cycle = cycleIn({ a: leaf('text'), g: group({ b: from('/g') }) });
    expect(cycle?.[0]).toBe(cycle?.at(-1));
    expect(cycle).toContain('/g/b');
  });

  it('finds a list that is summed in its own rows', () => {
    const computed: Expression = { op: 'sum', list: '/rows', of: reading('/rows/*/n') };
    expect(cycleIn({ rows: list({ n: leaf('text', { computed }) }) })).toContain('/rows/*/n');
  });
});
