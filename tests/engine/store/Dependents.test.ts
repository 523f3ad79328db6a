import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../engine/definition/Condition.ts';
import { Dependents } from '../../../engine/store/Dependents.ts';
import { group, type LeafTraits, leaf, list, planOf } from '../../support/planNodes.ts';

const test = (pattern: string): Condition => ({ kind: 'test', pattern, test: 't0' });
const computed = (pattern: string) =>
  leaf('text', { computed: { op: 'value', pattern } } as unknown as LeafTraits);

const PLAN = {
  ...planOf({
    a: leaf('text'),
    b: group({ c: leaf('text') }, { visibleWhen: 0 }),
    d: computed('/b/c'),
    e: leaf('text', { requiredWhen: 1 }),
    rows: list({ x: leaf('text'), y: computed('/rows/*/x') }),
    alone: leaf('text'),
  }),
  conditions: [test('/a'), test('/d')],
};

describe('Dependents', () => {
  const dependents = new Dependents(PLAN);
  const patternsOf = (pattern: string) => dependents.of(pattern).map((each) => each.pattern);

  it('follows dependencies through other fields, and into a hidden group', () => {
    expect(patternsOf('/a').toSorted()).toEqual(['/b', '/b/c', '/d', '/e']);
  });

  it('returns the affected aspect', () => {
    const found = dependents.of('/d').find(({ pattern }) => pattern === '/e');
    expect([...(found?.aspects ?? [])]).toEqual(['requirement']);
  });

  it('limits a dependency inside a list to the same row', () => {
    expect(dependents.of('/rows/*/x')).toMatchObject([{ pattern: '/rows/*/y', row: '/rows/*' }]);
  });

  it('finds nothing for a field that no other field reads', () => {
    expect(patternsOf('/alone')).toEqual([]);
    expect(dependents.of('/a')).toBe(dependents.of('/a'));
  });
});
