import { describe, expect, it } from 'vitest';
import { readsOf } from '../../../engine/conditions/readsOf.ts';
import type { Condition } from '../../../engine/definition/Condition.ts';
import { group, type LeafTraits, leaf, list } from '../../support/planNodes.ts';

const test = (pattern: string): Condition => ({ kind: 'test', pattern, test: 't0' });
const CONDITIONS: readonly Condition[] = [
  test('/a'),
  { kind: 'all', of: [test('/b'), { kind: 'not', of: test('/c') }] },
];
const value = (pattern: string) => ({ op: 'value', pattern });
const reads = (traits: object) =>
  readsOf(leaf('text', traits as LeafTraits)('/x', 'x'), CONDITIONS);

describe('readsOf', () => {
  it.each([
    [{ visibleWhen: 0 }, ['/a']],
    [{ visibleWhen: 1 }, ['/b', '/c']],
    [{ options: [{ value: 'v', when: 0 }] }, ['/a']],
    [{ computed: { op: 'add', of: [value('/d'), { op: 'literal', value: '1' }] } }, ['/d']],
    [{ computed: { op: 'sum', list: '/rows', of: value('/rows/*/e') } }, ['/rows', '/rows/*/e']],
    [{ computed: { op: 'count', list: '/rows', where: 0 } }, ['/rows', '/a']],
    [{ computed: { op: 'if', when: 0, then: value('/d') } }, ['/a', '/d']],
    [{ computed: { op: 'today' } }, []],
    [{ initial: value('/d') }, ['/d']],
  ])('for the value of %j: %j', (traits, patterns) => {
    expect(reads(traits).value).toEqual(patterns);
  });

  it('separates the requirement and the rules', () => {
    const rule = { keyword: 'dateMin', args: [{ kind: 'value', pattern: '/d' }], when: 0 };
    expect(reads({ requiredWhen: 1, rules: [rule] })).toEqual({
      value: [],
      requirement: ['/b', '/c'],
      rules: ['/a', '/d'],
    });
  });

  it('includes the row conditions of a list in its rules', () => {
    const node = list({}, { countWhere: [{ when: 0 }] as never })('/rows', 'rows');
    expect(readsOf(node, CONDITIONS).rules).toEqual(['/a']);
  });

  it('ignores the fields under a group', () => {
    const node = group({ x: leaf('text', { visibleWhen: 0 }) })('/g', 'g');
    expect(readsOf(node, CONDITIONS).value).toEqual([]);
  });
});
