import { describe, expect, it } from 'vitest';
import { normaliseData } from '../../../engine/normalise/normaliseData.ts';
import { group, leaf, list, planOf } from '../../support/planNodes.ts';

const { root } = planOf({
  name: leaf('text', { spelling: ['upperCase'] }),
  count: leaf('number'),
  address: group({ street: leaf('text') }),
  rows: list({ name: leaf('text') }),
});

describe('normaliseData()', () => {
  it('returns normalised data without a copy', () => {
    const data = { name: 'A', count: 1, address: { street: 'B' }, rows: [{ name: 'C' }, {}] };
    expect(normaliseData(root, data)).toBe(data);
  });

  it('copies only the ancestors of a changed answer, and does not mutate the input', () => {
    const data = { name: 'a', address: { street: 'B' }, rows: [{ name: ' c ' }, { name: 'D' }] };
    const before = structuredClone(data);
    const respelt = normaliseData(root, data);
    expect(respelt).toEqual({
      name: 'A',
      address: { street: 'B' },
      rows: [{ name: 'c' }, { name: 'D' }],
    });
    expect(respelt).toHaveProperty(
      'address',
      expect.toSatisfy((each) => each === data.address),
    );
    expect(data).toEqual(before);
  });

  it.each([
    ['an absent value', { name: undefined, count: 1 }, { count: 1 }],
    ['null', { name: null }, {}],
    ['an empty row', { rows: [null, { name: 'C' }] }, { rows: [{}, { name: 'C' }] }],
    ['a negative zero', { count: -0 }, { count: 0 }],
    ['an inherited property', Object.create({ name: 'A' }), {}],
  ])('normalises %s', (_title, data, expected) => {
    const respelt = normaliseData(root, data);
    expect(respelt).toStrictEqual(expected);
  });

  it('keeps an own key __proto__, which validation refuses', () => {
    const keys = ['{"name":"A","__proto__":{}}', '{"name":"a","__proto__":{}}'].map((json) =>
      Object.keys(Object(normaliseData(root, JSON.parse(json)))),
    );
    expect(keys).toEqual([
      ['name', '__proto__'],
      ['name', '__proto__'],
    ]);
  });
});
