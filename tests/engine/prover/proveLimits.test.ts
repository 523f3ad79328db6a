import { describe, expect, it } from 'vitest';
import type { Operand, Rule } from '../../../engine/definition/Rule.ts';
import { proveLimits } from '../../../engine/prover/proveLimits.ts';
import { choice, group, leaf, list, type NodeMaker, planOf } from '../../support/planNodes.ts';
import { claims } from '../support/claims.ts';

const kind = { type: 'string', enum: ['a', 'b'] };
const text = { type: 'string', maxChars: 9 };

describe('proveForm: limits', () => {
  it.each([
    ['characters', { type: 'string', minChars: 9, maxChars: 8 }],
    ['characters', { type: 'string', exactChars: 9, rangeChars: [2, 4] }],
    ['values', { type: 'string', integerText: true, minValue: '10', maxValue: '9' }],
    ['days', { type: 'string', hkDate: true, dateMin: 'today', dateMax: '31/12/2025' }],
    [
      'days',
      { type: 'string', hkDate: true, dateMin: { from: 'today', add: 'P7D' }, dateMax: 'today' },
    ],
    ['ticks', { type: 'array', items: { enum: ['a', 'b'] }, uniqueItems: true, minSelected: 3 }],
    ['rows', { type: 'array', items: text, minItems: 5, maxItems: 4 }],
  ])('for %s that no answer can satisfy are reported: %j', async (_, field) => {
    expect((await claims({ field })).join()).toMatch(
      /^contradictory-limits schema.json\/properties\/field/,
    );
  });

  it('that apply only sometimes are not reported', async () => {
    const rules = [{ when: { '/kind': { const: 'a' } }, minChars: 10 }];
    expect(await claims({ kind, field: { ...text, rules } })).toEqual([]);
  });
});

const rule = (keyword: string, ...args: readonly (string | number)[]): Rule => ({
  keyword,
  key: keyword,
  args,
  severity: 'error',
});
const day = (keyword: string, ...operands: readonly Operand[]): Rule => ({
  ...rule(keyword),
  operands,
});
const literal = (value: string): Operand => ({ kind: 'literal', value });

/** Returns `code pattern` of each claim about one field. */
const claimsAbout = (field: NodeMaker) =>
  proveLimits(planOf({ field }), { year: 2026, month: 11, day: 20 }).map(
    ({ code, message, severity }) => `${severity} ${code}: ${message}`,
  );
const contradiction = (limits: string) => [
  `error contradictory-limits: No answer to /field can satisfy its limits: ${limits}`,
];

describe('proveLimits', () => {
  it.each<[NodeMaker, string]>([
    [
      leaf('text', { rules: [rule('minChars', 9), rule('maxChars', 8)] }),
      'at least 9, at most 8 characters',
    ],
    [
      leaf('text', { rules: [rule('minValue', '10'), rule('maxValue', '9.5')] }),
      'at least 10, at most 9.5 value',
    ],
    [
      choice(['x', 'y'], { rules: [rule('minSelected', 3)] }, 'choices'),
      'at least 3, at most 2 ticks',
    ],
    [list({}, { minItems: 3, maxItems: 2 }), 'at least 3, at most 2 rows'],
    [
      list({}, { maxItems: 4, countWhere: [{ where: 0, min: 5, key: 'k', severity: 'error' }] }),
      'at least 5, at most 4 rows of a kind',
    ],
    [
      list({}, { countWhere: [{ where: 0, min: 2, max: 1, key: 'k', severity: 'error' }] }),
      'at least 2, at most 1 rows of a kind',
    ],
    [
      leaf('date', {
        rules: [day('dateMin', { kind: 'today', add: 'P1D' }), day('dateMax', { kind: 'today' })],
      }),
      'its first day is after its last',
    ],
    [
      leaf('date', {
        rules: [day('dateMin', literal('02/01/2026')), day('dateMax', literal('01/01/2026'))],
      }),
      'its first day is after its last',
    ],
    [
      group(
        {},
        { rules: [day('dateMin', { kind: 'today' }), day('dateMax', literal('19/11/2026'))] },
      ),
      'its first day is after its last',
    ],
  ])('reports limits that contradict each other (%#)', (field, limits) => {
    expect(claimsAbout(field)).toEqual(contradiction(limits));
  });

  it.each<[string, NodeMaker]>([
    ['equal limits', leaf('text', { rules: [rule('minChars', 8), rule('maxChars', 8)] })],
    [
      'one day',
      leaf('date', {
        rules: [day('dateMin', { kind: 'today' }), day('dateMax', literal('20/11/2026'))],
      }),
    ],
    [
      'a day of another answer',
      leaf('date', {
        rules: [
          day('dateMin', { kind: 'value', pattern: '/a' }),
          day('dateMax', literal('01/01/1900')),
        ],
      }),
    ],
    [
      'no day',
      leaf('date', {
        rules: [day('dateMin', literal('31/02/2026')), day('dateMax', literal('01/01/2026'))],
      }),
    ],
    [
      'a warning',
      leaf('text', {
        rules: [rule('minChars', 9), { ...rule('maxChars', 8), severity: 'warning' }],
      }),
    ],
    [
      'as many boxes as options',
      choice(['x', 'y'], { rules: [rule('minSelected', 2)] }, 'choices'),
    ],
    [
      'as many rows as the list',
      list(
        {},
        {
          minItems: 2,
          maxItems: 2,
          countWhere: [{ where: 0, min: 2, key: 'k', severity: 'error' }],
        },
      ),
    ],
  ])('accepts %s', (_, field) => {
    expect(claimsAbout(field)).toEqual([]);
  });

  const idle = (keyword: string, limit: number) => [
    `warning never-fails: No answer to /field can fail its rule "${keyword}": ${limit}`,
  ];

  it.each<[NodeMaker, readonly string[]]>([
    [leaf('text', { rules: [rule('minChars', 1)] }), idle('minChars', 1)],
    [leaf('text', { rules: [rule('minChars', 2)] }), []],
    [choice(['x', 'y'], { rules: [rule('minSelected', 1)] }, 'choices'), idle('minSelected', 1)],
    [choice(['x', 'y'], { rules: [rule('maxSelected', 2)] }, 'choices'), idle('maxSelected', 2)],
    [choice(['x', 'y'], { rules: [rule('maxSelected', 1)] }, 'choices'), []],
  ])('warns of a rule that no answer can fail (%#)', (field, expected) => {
    expect(claimsAbout(field)).toEqual(expected);
  });

  it('names the remedy by the kind of limit', () => {
    const remedies = [rule('minChars', 1), rule('maxSelected', 2)].flatMap((each) =>
      proveLimits(planOf({ field: choice(['x', 'y'], { rules: [each] }) }), {
        year: 2026,
        month: 11,
        day: 20,
      }).map(({ remedy }) => remedy),
    );
    expect(remedies[0]).toContain('"required"');
    expect(remedies[1]).toBe('Remove it, or lower the limit.');
  });
});
