import { describe, expect, it } from 'vitest';
import type { RuleViolation } from '../../../engine/conditions/Cell.ts';
import { pointerOf } from '../../../engine/conditions/Cell.ts';
import type { GroupNode } from '../../../engine/definition/PlanNode.ts';
import {
  groupViolations,
  groupWarnings,
  type Placed,
} from '../../../engine/validation/groupViolations.ts';
import { group, leaf, list } from '../../support/planNodes.ts';
import { cellOf, ruleOf, stateOf } from '../support/stateOf.ts';

const CONDITIONS = [{ kind: 'test', pattern: '/switch', test: 'isX' }] as const;
const FAULT: RuleViolation = { rule: 'r', key: 'k', args: [] };
const ONE_OF = { fields: ['a', 'b'], key: 'key_oneOf' };

const placed = (found: readonly Placed[]) => found.map(([cell, { key }]) => [pointerOf(cell), key]);

/** Opens a form with the group `/g` of `a` and `b`, and the answer `switch`. */
function formWith(traits: Partial<GroupNode>, data: Readonly<Record<string, unknown>> = {}) {
  const b = leaf('text', { visibleWhen: 0 });
  const fields = { switch: leaf('text'), g: group({ a: leaf('text'), b }, traits) };
  const form = stateOf(fields, data, { conditions: CONDITIONS });
  return { ...form, cell: cellOf(form, 'group', '/g') };
}

function faults(traits: Partial<GroupNode>, data: Readonly<Record<string, unknown>> = {}) {
  const { state, cell } = formWith(traits, data);
  return placed(groupViolations(state, cell));
}

describe('groupViolations', () => {
  it.each([
    ['absent', {}],
    ['empty', { g: {} }],
    ['filled with blanks', { g: { a: '  ' } }],
    ['filled in a hidden field only', { g: { b: 'v' } }],
    ['of the wrong type', { g: 'text' }],
  ])('requires an object that is %s', (_, data) => {
    expect(faults({ required: true, requiredKey: 'key_req' }, data)).toEqual([['/g', 'key_req']]);
    expect(faults({}, data)).toEqual([]);
  });

  it('applies its rules to the whole object, if nothing inside is wrong', () => {
    const traits = { rules: [ruleOf('fails')] };
    const { state, cell, at } = formWith(traits, { g: { a: 'v' } });
    expect(placed(groupViolations(state, cell))).toEqual([['/g', 'key_fails']]);
    at('/g/a').violations = new Map([[0, FAULT]]);
    expect(groupViolations(state, cell)).toEqual([]);
  });

  it('applies its rules despite its own fault at a field inside the object', () => {
    const { state, cell, at } = formWith({ rules: [ruleOf('fails')] }, { g: { a: 'v' } });
    at('/g/a').violations = new Map([[1, FAULT]]);
    expect(groupViolations(state, cell)).toHaveLength(1);
    at('/g/a').violations = new Map([
      [1, FAULT],
      [3, FAULT],
    ]);
    expect(groupViolations(state, cell)).toEqual([]);
  });

  it('does not require an empty object with a fault inside', () => {
    const { state, cell, at } = formWith({ required: true });
    at('/g/a').violations = new Map([[3, FAULT]]);
    expect(groupViolations(state, cell)).toEqual([]);
  });

  it('examines no hidden object', () => {
    const traits = { required: true, visibleWhen: 0, rules: [ruleOf('fails')] };
    expect(faults(traits, { g: { a: 'v' } })).toEqual([]);
    expect(faults(traits, { g: { a: 'v' }, switch: 'x' })).toEqual([['/g', 'key_fails']]);
  });

  it('does not run a rule of severity `warning`', () => {
    expect(
      faults({ rules: [ruleOf('fails', { severity: 'warning' })] }, { g: { a: 'v' } }),
    ).toEqual([]);
  });

  it('applies the rules of an empty form', () => {
    const plan = { root: group({ a: leaf('text') }, { rules: [ruleOf('fails')] })('', '') };
    const { state, root } = stateOf({}, {}, plan);
    expect(placed(groupViolations(state, root))).toEqual([['', 'key_fails']]);
  });

  describe('atLeastOneOf', () => {
    const other = leaf('text');
    const one = (data: Readonly<Record<string, unknown>>, required = false) => {
      const fields = { c: other, a: leaf('text', { visibleWhen: 0 }), b: leaf('text') };
      const form = stateOf(
        { switch: leaf('text'), g: group(fields, { atLeastOneOf: ONE_OF, required }) },
        data,
        { conditions: CONDITIONS },
      );
      return placed(groupViolations(form.state, cellOf(form, 'group', '/g')));
    };

    it.each([
      ['shows its fault at the first field', { switch: 'x', g: { c: 'v' } }, '/g/a'],
      ['skips a hidden field', { g: { c: 'v' } }, '/g/b'],
      ['does not count a hidden answer', { g: { c: 'v', a: 'v' } }, '/g/b'],
      ['does not count a blank answer', { g: { c: 'v', b: ' ' } }, '/g/b'],
    ])('%s', (_, data, pointer) => {
      expect(one(data)).toEqual([[pointer, 'key_oneOf']]);
    });

    it('holds with any one of the fields', () => {
      expect(one({ g: { b: 'v' } })).toEqual([]);
      expect(one({ switch: 'x', g: { a: 'v' } })).toEqual([]);
    });

    it('applies to an empty object only if the object is required', () => {
      expect(one({})).toEqual([]);
      expect(one({}, true)).toEqual([['/g/b', 'key_oneOf']]);
    });
  });

  it.each([
    ['refuse', [['/rows/0', 'validation_emptyRecord']]],
    ['drop', []],
  ] as const)('for an empty row of a list with emptyRows %s returns %j', (emptyRows, expected) => {
    const rows = list({ a: leaf('text') }, { emptyRows });
    const form = stateOf({ rows }, { rows: [{}, { a: 'v' }] });
    const found = ['/rows/0', '/rows/1'].flatMap((pointer) =>
      groupViolations(form.state, cellOf(form, 'group', pointer)),
    );
    expect(placed(found)).toEqual(expected);
  });
});

describe('groupWarnings', () => {
  const rules = [
    ruleOf('fails', { key: 'first', severity: 'warning' }),
    ruleOf('fails', { key: 'error' }),
    ruleOf('fails', { key: 'second', severity: 'warning' }),
  ];

  it('returns every warning, and no error', () => {
    const { state, cell } = formWith({ rules }, { g: { a: 'v' } });
    expect(placed(groupWarnings(state, cell))).toEqual([
      ['/g', 'first'],
      ['/g', 'second'],
    ]);
  });

  it.each([
    ['empty', {}],
    ['hidden', { visibleWhen: 0 }],
  ])('returns nothing for an object that is %s', (name, traits) => {
    const data = name === 'empty' ? {} : { g: { a: 'v' } };
    const { state, cell } = formWith({ rules, ...traits }, data);
    expect(groupWarnings(state, cell)).toEqual([]);
  });
});
