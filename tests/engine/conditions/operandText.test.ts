import { describe, expect, it } from 'vitest';
import { operandText } from '../../../engine/conditions/operandText.ts';
import type { Operand } from '../../../engine/definition/Rule.ts';
import { group, leaf, list } from '../../support/planNodes.ts';
import { cellOf, stateOf } from '../support/stateOf.ts';

const DATE = { day: 'day', month: 'month', year: 'year' };
const part = leaf('text');
const form = stateOf(
  {
    text: leaf('text'),
    blank: leaf('text'),
    number: leaf('number'),
    flag: leaf('checkbox'),
    many: leaf('choices', { options: [{ value: 'a' }] }),
    day: leaf('text'),
    lastDay: leaf('text'),
    born: group({ day: part, month: part, year: part }, { dateParts: DATE }),
    rows: list({ a: leaf('text') }),
  },
  {
    text: ' v ',
    blank: '  ',
    number: 0,
    flag: true,
    many: ['a'],
    day: '20/11/2026',
    lastDay: '31/01/2027',
    born: { day: '29', month: '2', year: '2024' },
    rows: [{ a: 'first' }, { a: 'second' }],
  },
);

const value = (pattern: string, add?: string): Operand => ({
  kind: 'value',
  pattern,
  ...(add !== undefined && { add }),
});

describe('operandText', () => {
  it.each([
    ['a literal text', { kind: 'literal', value: 'v' }, 'v'],
    ['a literal number', { kind: 'literal', value: 0 }, 0],
    ['an answer, as normalised', value('/text'), 'v'],
    ['a number', value('/number'), 0],
    ['a blank answer', value('/blank'), undefined],
    ['a field that does not exist', value('/nowhere'), undefined],
    ['a checkbox', value('/flag'), undefined],
    ['several options', value('/many'), undefined],
    ['a date in parts', value('/born'), '29/02/2024'],
    ['today', { kind: 'today' }, '20/11/2026'],
    ['a day after today', { kind: 'today', add: 'P1D' }, '21/11/2026'],
    ['a year before today', { kind: 'today', add: '-P1Y' }, '20/11/2025'],
    ['a month after a day', value('/day', 'P1M'), '20/12/2026'],
    ['a month after the last day of a month', value('/lastDay', 'P1M'), '28/02/2027'],
    ['a year after 29 February in parts', value('/born', 'P1Y'), '28/02/2025'],
    ['a time after a text that is not a date', value('/text', 'P1D'), undefined],
    ['a time after an absent date', value('/blank', 'P1D'), undefined],
    ['an expression', { kind: 'expression', of: { op: 'value', pattern: '/text' } }, 'v'],
    [
      'an expression without a result',
      { kind: 'expression', of: { op: 'value', pattern: '/blank' } },
      undefined,
    ],
    [
      'an expression with a Boolean',
      { kind: 'expression', of: { op: 'value', pattern: '/flag' } },
      undefined,
    ],
  ] as readonly [string, Operand, string | number | undefined][])(
    'returns %s',
    (_, operand, expected) => {
      expect(operandText(form.state, operand, form.root)).toBe(expected);
    },
  );

  it('reads the answer of the given row', () => {
    const rows = [0, 1].map((row) => cellOf(form, 'group', `/rows/${row}`));
    const texts = rows.map((row) => operandText(form.state, value('/rows/*/a'), row));
    expect(texts).toEqual(['first', 'second']);
  });
});
