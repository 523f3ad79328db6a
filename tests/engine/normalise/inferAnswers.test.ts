import { describe, expect, it } from 'vitest';
import { inferAnswers } from '../../../engine/normalise/inferAnswers.ts';
import { group, leaf, list, planOf } from '../../support/planNodes.ts';

const inferred = [
  { value: 'bank', test: 'hasIban' },
  { value: 'card', test: 'hasCard' },
];
const pay = {
  how: leaf('choice', { options: [{ value: 'bank' }, { value: 'card' }], inferred }),
  iban: leaf('text'),
};
const { root } = planOf({ name: leaf('text'), pay: group(pay), rows: list(pay) });
const has = (name: string) => (value: unknown) => Object.hasOwn(Object(value), name);
const validator = { tests: { hasIban: has('iban'), hasCard: has('card') } };

describe('inferAnswers()', () => {
  it.each([
    [
      'the first value whose test accepts the object',
      { pay: { iban: 'x', card: 'y' } },
      { pay: { iban: 'x', card: 'y', how: 'bank' } },
    ],
    [
      'a value in a row',
      { rows: [{ card: 'x' }, { a: 1 }] },
      { rows: [{ card: 'x', how: 'card' }, { a: 1 }] },
    ],
    [
      'a value in place of an empty answer',
      { pay: { how: '', iban: 'x' } },
      { pay: { how: 'bank', iban: 'x' } },
    ],
  ])('adds %s', (_, data, expected) => {
    const before = structuredClone(data);
    expect(inferAnswers(root, data, validator)).toEqual(expected);
    expect(data).toEqual(before);
  });

  it.each([
    ['a given answer', { pay: { how: 'card', iban: 'x' } }],
    ['an empty object', { pay: {} }],
    ['an object that no test accepts', { pay: { other: 1 } }],
    ['another shape', { pay: [1], rows: { iban: 'x' } }],
    ['no object', 'text'],
  ])('returns %s unchanged', (_, data) => {
    expect(inferAnswers(root, data, validator)).toBe(data);
  });
});
