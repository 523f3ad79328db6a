import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { shapeSchema } from '../../../../engine/compiler/validators/shapeSchema.ts';
import { choice, group, leaf, list, type NodeMaker, planOf } from '../../../support/planNodes.ts';

const ajv = new Ajv2020({ strict: false, validateSchema: false });

/** Returns a function that checks the shape of one answer. */
function accepts(field: NodeMaker): (value: unknown) => boolean {
  const check = ajv.compile(shapeSchema(planOf({ field }).root));
  return (value) => check({ field: value });
}

const LONG = 'x'.repeat(20_000);
const fromRows = choice([], { optionsFrom: { list: '/rows' } as never });
const FILE = { name: 'a.pdf', size: 4 };

describe('shapeSchema', () => {
  it.each<[string, NodeMaker, readonly unknown[], readonly unknown[]]>([
    ['a text', leaf('text'), ['', LONG], [`${LONG}x`, 1, null]],
    ['a date', leaf('date'), ['31/02/2026'], [20260231]],
    ['a checkbox', leaf('checkbox'), [true], [false, 'true']],
    ['a number', leaf('number'), [1.5, '1.5', 'x'], [true, [], `${LONG}x`]],
    ['a choice', choice(['a', 'b']), ['a'], ['c', ['a'], '']],
    ['a choice from rows', fromRows, ['anything'], [`${LONG}x`, 1]],
    ['checkboxes', choice(['a', 'b'], {}, 'choices'), [[], ['b', 'a']], [['a', 'a'], ['c'], 'a']],
    [
      'a file',
      leaf('file'),
      [FILE, { ...FILE, type: 'application/pdf', sha256: '0', ref: 'r' }],
      [{ name: 'a.pdf' }, { ...FILE, size: -1 }, { ...FILE, size: 1.5 }, { ...FILE, path: '/' }],
    ],
    [
      'a long file name',
      leaf('file'),
      [{ ...FILE, name: 'x'.repeat(300) }],
      [{ ...FILE, name: 'x'.repeat(301) }],
    ],
    ['a group', group({ a: leaf('text') }), [{}, { a: 'x' }], [{ b: 'x' }, [], 'x']],
    ['a list', list({ a: leaf('text') }), [[], [{}, { a: 'x' }]], [[{ b: 1 }], {}, ['x']]],
    ['a list of answers', list({ '': leaf('text') }, {}), [[]], ['x']],
  ])('of %s', (_, field, right, wrong) => {
    const check = accepts(field);
    expect(right.map(check)).toEqual(right.map(() => true));
    expect(wrong.map(check)).toEqual(wrong.map(() => false));
  });

  it('limits the rows of a list', () => {
    const check = accepts(list({ a: leaf('text') }, { maxItems: 3 }));
    const rows = (count: number) => Array.from({ length: count }, () => ({}));
    expect([check(rows(3)), check(rows(10_000))]).toEqual([true, false]);
  });

  it('accepts any plain JSON for an answer of any shape', () => {
    expect(shapeSchema(planOf({ field: leaf('json') }).root)).toMatchObject({
      properties: { field: { plainJson: true } },
    });
  });
});
