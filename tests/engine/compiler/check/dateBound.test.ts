import { describe, expect, it } from 'vitest';
import { dateBoundFault, looksLikeDate } from '../../../../engine/compiler/check/dateBound.ts';

const ALLOWED =
  'Write "today", a date as DD/MM/YYYY such as "31/12/2026", the pointer of a date field, or { "from": "today", "add": "P7D" }.';

describe('dateBoundFault', () => {
  it.each<readonly [unknown, string, string]>([
    ['2026-12-31', '"2026-12-31" is not written as a date', 'Write "31/12/2026".'],
    ['1/2/2026', '"1/2/2026" is not written as a date', 'Write "01/02/2026".'],
    ['31/13/2026', 'There is no day 31/13/2026', ALLOWED],
    ['12/31/2026', 'There is no day 12/31/2026', 'Did you mean "31/12/2026"?'],
    ['2026-02-30', 'There is no day 2026-02-30', ALLOWED],
    ['tomorrow', '"tomorrow" is not a day', ALLOWED],
    [7, 'This is not a day', ALLOWED],
    [
      { from: '31/12/2026', add: 'P1D' },
      'A duration cannot be added to a date that is written out',
      'Write the resulting date instead, such as "31/12/2026".',
    ],
    [
      { from: 'today', add: '7 days' },
      '"7 days" is not a duration',
      'Write days, weeks, months or years: "P7D", "-P4W", "P1M".',
    ],
    [
      { pointer: '/a' },
      'A day with a duration has "from" and "add", and no other key',
      'Write { "from": "today", "add": "P7D" }.',
    ],
  ])('describes %j', (value, message, remedy) => {
    expect(dateBoundFault(value)).toEqual({ message, remedy });
  });
});

describe('looksLikeDate', () => {
  it('accepts numbers in any order, but no pointer, number or word', () => {
    expect(['2026-12-31', '31.12.2026', '1/2/2026'].every(looksLikeDate)).toBe(true);
    expect(['/a/b', 'today', 20261231, undefined, '2026-12/31'].some(looksLikeDate)).toBe(false);
  });
});
