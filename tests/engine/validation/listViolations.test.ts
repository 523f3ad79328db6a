import { describe, expect, it } from 'vitest';
import { pointerOf } from '../../../engine/conditions/Cell.ts';
import type { Condition } from '../../../engine/definition/Condition.ts';
import type { CountRule, ListNode } from '../../../engine/definition/PlanNode.ts';
import { listViolations, listWarnings } from '../../../engine/validation/listViolations.ts';
import { leaf, list } from '../../support/planNodes.ts';
import { cellOf, ruleOf, stateOf } from '../support/stateOf.ts';

const CONDITIONS: readonly Condition[] = [
  { kind: 'test', pattern: '/switch', test: 'isX' },
  { kind: 'test', pattern: '/rows/*/a', test: 'isX' },
];
const rowsOf = (count: number, a = 'v') => Array.from({ length: count }, () => ({ a }));
const counting = (more: Partial<CountRule>): CountRule => ({
  where: 1,
  key: 'key_count',
  severity: 'error',
  ...more,
});

function find(
  from: typeof listViolations,
  traits: Partial<ListNode>,
  data: Readonly<Record<string, unknown>>,
) {
  const fields = { switch: leaf('text'), rows: list({ a: leaf('text') }, traits) };
  const form = stateOf(fields, data, { conditions: CONDITIONS });
  return from(form.state, cellOf(form, 'list', '/rows')).map(([cell, { key, args }]) =>
    [pointerOf(cell), key, ...args].join(' '),
  );
}
const faults = (traits: Partial<ListNode>, rows: unknown, more = {}) =>
  find(listViolations, traits, { rows, ...more });

describe('listViolations: number of rows', () => {
  it.each([
    [0, []],
    [1, ['/rows validation_minRecords 2']],
    [2, []],
    [3, []],
    [4, ['/rows validation_maxRecords 3']],
  ])('an optional list of 2 to 3 rows with %i rows', (count, expected) => {
    expect(faults({ minItems: 2, maxItems: 3 }, rowsOf(count))).toEqual(expected);
  });

  it('requires a row, and reports the missing row instead of the minimum', () => {
    const traits = { required: true, requiredKey: 'key_req', minItems: 2 };
    expect(faults(traits, [])).toEqual(['/rows key_req']);
    expect(faults(traits, 'text')).toEqual(['/rows key_req']);
    expect(faults({ requiredWhen: 0 }, [])).toEqual([]);
    expect(faults({ requiredWhen: 0 }, [], { switch: 'x' })).toEqual(['/rows validation_required']);
  });

  it('counts empty rows only if the list refuses them', () => {
    const rows = [{}, { a: ' ' }, { a: 'v' }];
    expect(faults({ emptyRows: 'drop', maxItems: 1 }, rows)).toEqual([]);
    expect(faults({ emptyRows: 'drop', minItems: 2 }, rows)).toEqual([
      '/rows validation_minRecords 2',
    ]);
    expect(faults({ emptyRows: 'refuse', maxItems: 2 }, rows)).toEqual([
      '/rows validation_maxRecords 2',
    ]);
    expect(faults({ emptyRows: 'drop', required: true }, [{}, {}])).toEqual([
      '/rows validation_required',
    ]);
  });

  it('examines no hidden list', () => {
    const traits = { visibleWhen: 0, required: true, maxItems: 1 };
    expect(faults(traits, rowsOf(2))).toEqual([]);
    expect(faults(traits, rowsOf(2), { switch: 'x' })).toEqual(['/rows validation_maxRecords 1']);
  });
});

describe('listViolations: number of rows of one kind', () => {
  it.each([
    [0, ['/rows key_count 1']],
    [1, []],
    [2, []],
    [3, ['/rows/0 key_count 2', '/rows/1 key_count 2', '/rows/2 key_count 2']],
  ])('1 to 2 rows of a kind with %i such rows', (count, expected) => {
    const rows = [...rowsOf(count, 'x'), { a: 'v' }];
    expect(faults({ countWhere: [counting({ min: 1, max: 2 })] }, rows)).toEqual(expected);
  });

  it('applies a rule only while its condition holds', () => {
    const traits = { countWhere: [counting({ min: 1, when: 0 })] };
    expect(faults(traits, rowsOf(1))).toEqual([]);
    expect(faults(traits, rowsOf(1), { switch: 'x' })).toEqual(['/rows key_count 1']);
  });

  it('reports the total number of rows alone', () => {
    const traits = { maxItems: 1, countWhere: [counting({ min: 1 })] };
    expect(faults(traits, rowsOf(2))).toEqual(['/rows validation_maxRecords 1']);
  });

  it('reports the first kind with too few rows, and every kind with too many', () => {
    const countWhere = [
      counting({ max: 0, key: 'many' }),
      counting({ min: 3, key: 'few1' }),
      counting({ min: 4, key: 'few2' }),
    ];
    expect(faults({ countWhere }, rowsOf(1, 'x'))).toEqual(['/rows few1 3', '/rows/0 many 0']);
  });
});

describe('listViolations: rules of the list', () => {
  it('are applied unless a kind has too few rows', () => {
    const traits = { rules: [ruleOf('fails')] };
    expect(faults(traits, rowsOf(1))).toEqual(['/rows key_fails']);
    expect(faults({ ...traits, countWhere: [counting({ min: 1 })] }, rowsOf(1))).toEqual([
      '/rows key_count 1',
    ]);
  });

  it('are not applied to an empty list', () => {
    expect(faults({ rules: [ruleOf('fails')] }, [])).toEqual([]);
  });
});

describe('listWarnings', () => {
  const traits: Partial<ListNode> = {
    countWhere: [
      counting({ min: 2, key: 'count_error' }),
      counting({ min: 2, key: 'count_warning', severity: 'warning' }),
    ],
    rules: [
      ruleOf('fails', { key: 'rule_error' }),
      ruleOf('fails', { key: 'rule_warning', severity: 'warning' }),
    ],
  };
  const warnings = (rows: unknown, more: Partial<ListNode> = {}) =>
    find(listWarnings, { ...traits, ...more }, { rows });

  it('returns the warnings about rows and about the list, without errors', () => {
    expect(warnings(rowsOf(1))).toEqual(['/rows count_warning 2', '/rows rule_warning']);
  });

  it('returns no warning of a rule about an empty list', () => {
    expect(warnings([])).toEqual(['/rows count_warning 2']);
  });

  it('returns nothing for a hidden list', () => {
    expect(warnings(rowsOf(1), { visibleWhen: 0 })).toEqual([]);
  });

  it('leaves the errors to `listViolations`, which returns no warnings', () => {
    expect(faults(traits, rowsOf(1))).toEqual(['/rows count_error 2']);
  });
});
