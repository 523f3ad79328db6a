import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { makeForm, NOW } from '../../../engine/support/makeForm.ts';

const TEXT = { type: 'string' };
const ROWS = {
  type: 'array',
  items: {
    type: 'object',
    properties: { post: TEXT, name: TEXT, price: TEXT, done: { type: 'boolean' } },
  },
};

async function computed(expression: JsonObject | string, data: JsonObject = {}): Promise<unknown> {
  const form = await makeForm({
    a: TEXT,
    b: TEXT,
    n: { type: 'number' },
    rows: ROWS,
    when: {
      type: 'object',
      dateParts: { day: 'd', month: 'm', year: 'y' },
      properties: { d: TEXT, m: TEXT, y: TEXT },
    },
    out: { ...TEXT, computed: expression },
  });
  return form.evaluate(data, NOW).data.out;
}

const ROW_DATA = {
  rows: [
    { post: 'member', name: 'A', price: '0.1' },
    { post: 'chair', name: 'B', price: '0.2', done: true },
    { post: 'chair', name: 'C', price: 'x', done: true },
  ],
};

describe('an expression', () => {
  it.each<[string, JsonObject | string, JsonObject, unknown]>([
    ['a literal', 'hello', {}, 'hello'],
    ['a value', { value: 'a' }, { a: 'x' }, 'x'],
    ['an absent value', { value: 'a' }, {}, undefined],
    ['a number value', { add: [{ value: 'n' }, 1] }, { n: 1.5 }, '2.5'],
    ['a sum of terms', { add: ['0.1', '0.2', 3] }, {}, '3.3'],
    ['a difference', { subtract: ['1.00', { value: 'a' }] }, { a: '0.9' }, '0.10'],
    ['a product', { multiply: ['380.00', { value: 'a' }] }, { a: '3' }, '1140.00'],
    ['a term that is missing', { add: ['1', { value: 'a' }] }, {}, undefined],
    ['a term that is not a number', { add: ['1', { value: 'a' }] }, { a: 'x' }, undefined],
    ['the least', { min: ['3', '2.5', '10'] }, {}, '2.5'],
    ['the greatest', { max: ['3', '2.5', '10'] }, {}, '10'],
    ['half up', { round: '2.345', places: 2 }, {}, '2.35'],
    [
      'texts joined',
      { concat: [{ value: 'a' }, ' of ', { value: 'b' }] },
      { a: 'x', b: 'y' },
      'x of y',
    ],
    ['a text with a missing part', { concat: [{ value: 'a' }, 'x'] }, {}, undefined],
    ['a fallback', { orElse: [{ value: 'a' }, { value: 'b' }, 'none'] }, { b: 'y' }, 'y'],
    ['the last fallback', { orElse: [{ value: 'a' }, 'none'] }, {}, 'none'],
    ['a lookup', { lookup: 'a', in: { x: '380.00' } }, { a: 'x' }, '380.00'],
    [
      'a lookup of an unknown key',
      { lookup: 'a', in: { x: '380.00' } },
      { a: 'toString' },
      undefined,
    ],
    ['a branch', { if: { '/a': { const: 'x' } }, ...branch('1', '2') }, { a: 'x' }, '1'],
    ['the other branch', { if: { '/a': { const: 'x' } }, ...branch('1', '2') }, {}, '2'],
    ['no branch', { if: { '/a': { const: 'x' } }, ...branch('1') }, {}, undefined],
    ['today', { today: true }, {}, '20/11/2026'],
    ['a later day', { addDuration: { today: true }, duration: 'P1M' }, {}, '20/12/2026'],
    [
      'a date in parts',
      { addDuration: { value: 'when' }, duration: '-P1D' },
      { when: { d: '1', m: '1', y: '2027' } },
      '31/12/2026',
    ],
    [
      'a date with a missing part',
      { addDuration: { value: 'when' }, duration: 'P1D' },
      { when: { d: '1' } },
      undefined,
    ],
    [
      'a sum over rows without the unreadable values',
      { sum: '/rows', of: { value: 'price' } },
      ROW_DATA,
      '0.3',
    ],
    ['a sum over no rows', { sum: '/rows', of: { value: 'price' } }, {}, '0'],
    ['a count', { count: '/rows' }, ROW_DATA, '3'],
    [
      'a count of matching rows',
      { count: '/rows', where: { post: { const: 'chair' } } },
      ROW_DATA,
      '2',
    ],
    [
      'the first matching row',
      { first: '/rows', where: { post: { const: 'chair' } }, value: 'name' },
      ROW_DATA,
      'B',
    ],
    [
      'the first of no matching rows',
      { first: '/rows', where: { post: { const: 'king' } }, value: 'name' },
      ROW_DATA,
      undefined,
    ],
  ])('evaluates %s', async (_title, expression, data, expected) => {
    expect(await computed(expression, data)).toBe(expected);
  });

  it('formats an answer by its type, and leaves an invalid answer unchanged', async () => {
    const shown = { concat: ['HKID ', { format: 'id' }, ', ', { format: 'fee' }] };
    const form = await makeForm({
      id: { ...TEXT, hkid: true },
      fee: { ...TEXT, amount: true },
      kind: { type: 'string', enum: ['x', 'y'] },
      day: { ...TEXT, hkDate: true },
      n: { type: 'number' },
      out: { ...TEXT, computed: shown },
      as: { ...TEXT, computed: { concat: [{ format: 'kind' }, ' ', { format: 'day' }] } },
      number: { ...TEXT, computed: { format: 'n' } },
    });
    expect(form.evaluate({ id: 'a123456(3)', fee: '1,234.5' }).data.out).toBe(
      'HKID A123456(3), HK$1,234.50',
    );
    expect(form.evaluate({ id: 'x', fee: '1.234' }).data.out).toBe('HKID x, 1.234');
    expect(form.evaluate({ id: 'a123456(3)' }).data.out).toBeUndefined();
    expect(form.evaluate({ kind: 'x', day: '1/2/2026', n: 2.5 }).data).toMatchObject({
      as: 'x 01/02/2026',
      number: '2.5',
    });
  });

  it('depends on other expressions in any order of declaration', async () => {
    const form = await makeForm({
      total: { ...TEXT, computed: { add: [{ value: 'half' }, { value: 'half' }] } },
      half: { ...TEXT, computed: { add: [{ value: 'a' }, '1'] } },
      a: TEXT,
    });
    expect(form.evaluate({ a: '4' }).data).toEqual({ a: '4', half: '5', total: '10' });
  });

  it('returns a value of the field type: a tick, a number, money with two places', async () => {
    const form = await makeForm({
      tick: { type: 'boolean', computed: true },
      none: { type: 'boolean', computed: false },
      n: { type: 'integer', computed: { count: '/rows' } },
      money: { ...TEXT, amount: true, computed: { multiply: ['3', '1.5'] } },
      rows: ROWS,
    });
    expect(form.evaluate({ rows: [{ name: 'x' }] }).data).toMatchObject({
      tick: true,
      n: 1,
      money: '4.50',
    });
    expect(form.evaluate({}).data).not.toHaveProperty('none');
  });
});

/** Returns a `then` and an `else`; an object literal with `then` would look like a promise. */
function branch(yes: string, no?: string): JsonObject {
  return Object.fromEntries([['then', yes], ...(no === undefined ? [] : [['else', no]])]);
}
