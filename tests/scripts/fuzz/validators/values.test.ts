import { describe, expect, it } from 'vitest';
import type { LeafNode, PlanNode } from '#engine';
import {
  borrowedFrom,
  nearDate,
  textFor,
  wrongFor,
} from '../../../../scripts/fuzz/validators/values.ts';
import { choice, group, leaf, type NodeMaker } from '../../../support/planNodes.ts';

const NOW = '2026-11-20T10:00:00+08:00';
const made = (make: NodeMaker): PlanNode => make('/a', 'a');
const leafOf = (make: NodeMaker) => made(make) as LeafNode;
const NONE = borrowedFrom({ samples: [] });
const OWN = borrowedFrom({ samples: [{ now: NOW, formData: { a: '19/11/2026' } }] });

/** Returns the generated values of many numbers. */
function valuesOf(make: NodeMaker, value: unknown = 'A1234563', borrowed = NONE) {
  const node = leafOf(make);
  return Array.from({ length: 1000 }, (_, which) => textFor(node, value, which, borrowed));
}

describe('borrowedFrom', () => {
  it('collects the values of all samples by pattern, with groups, lists and rows', () => {
    const samples = [
      { now: NOW, formData: { a: '1', rows: [{ b: 'x' }, { b: 'y' }] } },
      { now: NOW, formData: { a: null } },
    ];
    const borrowed = borrowedFrom({ samples });
    expect(borrowed.get('/a')).toEqual(['1', null]);
    expect(borrowed.get('/rows')).toEqual([[{ b: 'x' }, { b: 'y' }]]);
    expect(borrowed.get('/rows/*')).toEqual([{ b: 'x' }, { b: 'y' }]);
    expect(borrowed.get('/rows/*/b')).toEqual(['x', 'y']);
  });
});

describe('textFor', () => {
  it('returns the same value for the same number', () => {
    expect(valuesOf(leaf('text'))).toEqual(valuesOf(leaf('text')));
  });

  it('ticks three of four checkboxes', () => {
    const values = valuesOf(leaf('checkbox'));
    expect(values.slice(0, 5)).toEqual([false, true, true, true, false]);
  });

  it('generates blanks, odd characters and other spellings of a text', () => {
    const values = valuesOf(leaf('text'), 'A1234563');
    for (const wanted of ['', '\u3000', '\u0000', '\ud800', '１２', ' A1234563\t', 'a1234563']) {
      expect(values).toContain(wanted);
    }
    expect(values).toContain('Ａ１２３４５６３');
    expect(values).toContain('A123456(3)');
    expect(values.filter((each) => /.\u202e$/.test(String(each))).length).not.toBe(0);
    expect(values).toContain('A\u200b1\u200b2\u200b3\u200b4\u200b5\u200b6\u200b3');
  });

  it.each([
    ['1234567', '1234,567'],
    ['01/02/2026', '01.02.2026'],
    ['01/02/2026', '01 - 02 - 2026'],
    ['01/02/2026', '1/2/2026'],
    ['1-2', '1\u20132'],
    ['ABC', 'BC'],
    ['é', 'e\u0301'],
    ['380', 'HK$380'],
  ])('writes %s as %s', (value, spelling) => {
    expect(valuesOf(leaf('text'), value)).toContain(spelling);
  });

  it('uses values of the samples', () => {
    expect(valuesOf(leaf('text'), undefined, OWN)).toContain('19/11/2026');
    expect(valuesOf(leaf('text'), undefined, NONE).slice(1, 3)).not.toContain('19/11/2026');
  });

  it('generates texts at the limit of a rule, one shorter and one longer', () => {
    const rules = [{ name: 'maxChars', args: [12] }] as unknown as LeafNode['rules'];
    const lengths = valuesOf(leaf('text', { rules }))
      .filter((each) => typeof each === 'string' && /^(.)\1{8,}$/u.test(each))
      .map((each) => [...String(each)].length);
    expect(new Set(lengths)).toEqual(new Set([11, 12, 13]));
  });

  it.each([
    ['date', '29/02/2028'],
    ['monthYear', '13/2026'],
    ['percentage', '100.01'],
  ] as const)('generates values near the limits of a %s', (type, near) => {
    const values = valuesOf(leaf(type));
    expect(values.filter((_, which) => which % 3 === 0)).toContain(near);
    expect(valuesOf(leaf('text'))).not.toContain(near);
  });

  it('selects an offered option of a choice, and several different ones of choices', () => {
    expect(new Set(valuesOf(choice(['x', 'y'])))).toEqual(new Set(['x', 'y']));
    const values = valuesOf(choice(['x', 'y', 'z'], {}, 'choices')) as string[][];
    expect(values[0]).toEqual([]);
    expect(values[1]).toEqual(['y', 'x']);
    expect(values[7]).toEqual([]);
    for (const each of values) expect(new Set(each).size).toBe(each.length);
  });

  it('generates files with sizes at the limit, and files without properties', () => {
    const file = { maxBytes: 10, types: [] } as unknown as LeafNode['file'];
    const values = valuesOf(leaf('file', { file } as object)) as { size?: number }[];
    expect(new Set(values.map(({ size }) => size))).toEqual(new Set([undefined, 0, 1, 10, 11]));
    expect(values[0]).toEqual({});
    expect(values[90]).toEqual({});
    expect(values).toContainEqual({
      name: 'a.exe',
      size: expect.any(Number),
      type: 'application/pdf',
    });
  });
});

describe('wrongFor', () => {
  it('returns the first option twice for choices', () => {
    expect(wrongFor(made(choice(['x', 'y'], {}, 'choices')), 3)).toEqual(['x', 'x']);
  });

  it.each([
    ['a group', group({})],
    ['a text', leaf('text')],
    ['a choice', choice(['x'])],
  ])('returns a value of another type for %s', (_what, make) => {
    const values = Array.from({ length: 8 }, (_, which) => wrongFor(made(make), which));
    expect(values).toContainEqual({ surplus: 1 });
    expect(values).toContainEqual([['a']]);
    expect(wrongFor(made(make), 9)).toEqual(wrongFor(made(make), 1));
  });
});

describe('nearDate', () => {
  it('returns the parts of a date near the evaluation', () => {
    const parts = { day: 'd', month: 'm', year: 'y' };
    expect(nearDate(parts, 0)).toEqual({ d: '19', m: '11', y: '2026' });
    expect(nearDate(parts, 8)).toEqual({ d: '29', m: '02', y: '2028' });
  });
});
