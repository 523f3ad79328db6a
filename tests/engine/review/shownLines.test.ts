import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../engine/definition/Condition.ts';
import type { LeafNode } from '../../../engine/definition/PlanNode.ts';
import type { Rule } from '../../../engine/definition/Rule.ts';
import { shownLines } from '../../../engine/review/shownLines.ts';
import { leaf, planOf } from '../../support/planNodes.ts';

const test = (pattern: string): Condition => ({ kind: 'test', pattern, test: 't' });
const CONDITIONS: readonly Condition[] = [
  test('/kind'),
  test('/rows/*/kind'),
  { kind: 'all', of: [test('/other'), { kind: 'any', of: [test('/kind')] }] },
  { kind: 'not', of: test('/kind') },
];
const HKID: Rule = { keyword: 'hkid', key: 'k', args: [], severity: 'error', test: 't' };

function lines(rule: Rule | undefined, data: object, pointer = '/no') {
  const node = leaf('text', { rules: rule ? [rule] : [] })(pointer, 'no') as LeafNode;
  const plan = { ...planOf({}), conditions: CONDITIONS };
  return shownLines(node, pointer, {
    plan,
    data,
    visible: () => true,
    texts: {},
    language: 'en',
  });
}

describe('shownLines', () => {
  const no = 'A1234563';
  const [shown, typed] = [['A123456(3)'], ['A1234563']];

  it.each([
    ['no rule', undefined, { no }, typed],
    ['another rule', { ...HKID, keyword: 'passport' }, { no }, typed],
    ['an HKID rule without a condition', HKID, { no }, shown],
    ['the chosen HKID', { ...HKID, when: 0 }, { no, kind: 'hkid' }, shown],
    ['another chosen document', { ...HKID, when: 0 }, { no, kind: 'passport' }, typed],
    ['no chosen document', { ...HKID, when: 0 }, { no }, typed],
    ['an HKID in a nested condition', { ...HKID, when: 2 }, { no, kind: 'hkid' }, shown],
    ['a condition that excludes the HKID', { ...HKID, when: 3 }, { no, kind: 'hkid' }, typed],
    ['a condition that is not in the plan', { ...HKID, when: 9 }, { no, kind: 'hkid' }, typed],
    ['an HKID without an answer', HKID, {}, []],
  ])('formats an answer with %s', (_, rule, data, expected) => {
    expect(lines(rule, data)).toEqual(expected);
  });

  it('reads the kind of document in the row of the answer', () => {
    const data = {
      rows: [
        { no, kind: 'passport' },
        { no, kind: 'hkid' },
      ],
    };
    expect(lines({ ...HKID, when: 1 }, data, '/rows/0/no')).toEqual(typed);
    expect(lines({ ...HKID, when: 1 }, data, '/rows/1/no')).toEqual(shown);
  });
});
