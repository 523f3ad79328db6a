import { describe, expect, it } from 'vitest';
import { pointerOf } from '../../../engine/conditions/Cell.ts';
import { cellWarnings } from '../../../engine/validation/cellWarnings.ts';
import { group, leaf, list } from '../../support/planNodes.ts';
import { ruleOf, stateOf } from '../support/stateOf.ts';

const warns = [ruleOf('fails', { key: 'warned', severity: 'warning' })];
const errs = [ruleOf('fails')];
const countWhere = [{ where: 0, max: 0, key: 'counted', severity: 'warning' }] as const;

const { state, at } = stateOf(
  {
    leaf: leaf('text', { rules: warns }),
    quiet: leaf('text', { rules: errs }),
    group: group({ a: leaf('text') }, { rules: warns }),
    rows: list({ a: leaf('text') }, { countWhere }),
    list: list({ a: leaf('text') }, { rules: warns }),
    plain: list({ a: leaf('text') }, { rules: errs }),
  },
  {
    leaf: 'v',
    quiet: 'v',
    group: { a: 'v' },
    rows: [{ a: 'v' }, { a: 'x' }],
    list: [{ a: 'v' }],
    plain: [{ a: 'v' }],
  },
  { conditions: [{ kind: 'test', pattern: '/rows/*/a', test: 'isX' }] },
);

describe('cellWarnings', () => {
  it.each([
    ['/leaf', ['/leaf warned']],
    ['/quiet', []],
    ['/group', ['/group warned']],
    ['/group/a', []],
    ['/rows', ['/rows/1 counted']],
    ['/rows/1', []],
    ['/list', ['/list warned']],
    ['/plain', []],
  ])('returns the warnings by the rules of %s', (pointer, expected) => {
    const found = cellWarnings(state, at(pointer));
    expect(found.map(([cell, { key }]) => `${pointerOf(cell)} ${key}`)).toEqual(expected);
  });
});
