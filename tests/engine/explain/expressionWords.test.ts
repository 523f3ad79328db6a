import { describe, expect, it } from 'vitest';
import type { Expression } from '../../../engine/definition/Expression.ts';
import {
  durationWords,
  expressionWords,
  orderedDay,
  rowValueWords,
} from '../../../engine/explain/expressionWords.ts';
import { dayOrder } from '../../../engine/values/calendar.ts';
import { explainedForm } from '../support/explainedForm.ts';

const { words } = await explainedForm();
const COPIES: Expression = { op: 'value', pattern: '/orders/*/copies' };
const KIND: Expression = { op: 'value', pattern: '/kind' };
const two: Expression = { op: 'literal', value: '2' };
const FROM = dayOrder({ year: 2026, month: 12, day: 31 });
const TODAY: Expression = { op: 'today' };

describe('expressionWords', () => {
  it.each<[Expression, string]>([
    [two, '2'],
    [{ op: 'literal', value: 'QGO' }, '“QGO”'],
    [{ op: 'literal', value: true }, 'ticked'],
    [{ op: 'add', of: [COPIES, two, two] }, '“Copies” plus 2 plus 2'],
    [
      { op: 'multiply', of: [{ op: 'subtract', of: [COPIES, two] }, two] },
      '(“Copies” minus 2) times 2',
    ],
    [{ op: 'max', of: [COPIES, two] }, 'the largest of “Copies”, 2'],
    [{ op: 'round', of: COPIES, places: 2 }, '“Copies”, rounded to 2 decimal places'],
    [{ op: 'sum', list: '/orders', of: COPIES }, 'the sum over all records of “Orders”: “Copies”'],
    [{ op: 'count', list: '/orders' }, 'the number of records in “Orders”'],
    [
      { op: 'count', list: '/orders', where: 0 },
      'the number of records in “Orders” in which “Type of applicant” is “Company”',
    ],
    [{ op: 'first', list: '/orders', of: COPIES }, '“Copies” of the first record of “Orders”'],
    [
      { op: 'if', when: 0, then: two, else: COPIES },
      '2 if “Type of applicant” is “Company”, otherwise “Copies”',
    ],
    [
      { op: 'lookup', of: KIND, in: { person: '1.00', company: '2.00' } },
      'by “Type of applicant”: “Person”: 1.00; “Company”: 2.00',
    ],
    [{ op: 'table', rows: [{ value: '5' }], at: TODAY }, '5'],
    [
      {
        op: 'table',
        rows: [
          { to: FROM, value: '5' },
          { from: FROM + 1, value: '6' },
        ],
        at: TODAY,
      },
      '5 up to 31/12/2026 or 6 from 01/01/2027',
    ],
    [{ op: 'addDuration', of: TODAY, add: '-P18Y' }, 'today minus 216 months'],
  ])('describes %j', (expression, text) => {
    expect(expressionWords(words, withCompany(expression))).toBe(text);
  });

  it('writes amounts of money, and names the fields of a long expression', () => {
    expect(expressionWords(words, { op: 'literal', value: '1300.00' }, { isMoney: true })).toBe(
      'HK$1,300.00',
    );
    const long: Expression = { op: 'concat', of: Array.from({ length: 60 }, () => COPIES) };
    expect(expressionWords(words, long)).toBe('worked out from “Copies”');
  });
});

describe('orderedDay and durationWords', () => {
  it('returns the day of its number, also at the end of a month and of a year', () => {
    for (const day of [FROM, FROM + 1, dayOrder({ year: 2026, month: 1, day: 31 })]) {
      const [, d = '', m = '', y = ''] = /^(\d+)\/(\d+)\/(\d+)$/.exec(orderedDay(day, words)) ?? [];
      expect(dayOrder({ year: Number(y), month: Number(m), day: Number(d) })).toBe(day);
    }
    expect(durationWords(words, 'today', 'P1Y6M2D')).toBe('today plus 18 months, 2 days');
    expect(durationWords(words, 'today', 'P0D')).toBe('today');
  });
});

describe('rowValueWords', () => {
  it('names the records that supply the options of a choice', () => {
    const name: Expression = { op: 'value', pattern: '/orders/*/name' };
    expect(rowValueWords(words, { list: '/orders', of: name })).toBe(
      '“Name” of every record of “Orders”',
    );
  });
});

/** Replaces the reference 0 by the condition "the applicant is a company" of the form. */
function withCompany(expression: Expression): Expression {
  const company = words.form.plan.steps[1]?.when;
  const text = JSON.stringify(expression).replaceAll(/"(when|where)":0/g, `"$1":${company}`);
  return JSON.parse(text);
}
