import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LeafNode, normaliseLeaf } from '#engine';
import { shortestTime } from '../../support/shortestTime.ts';

type Form = Pick<LeafNode, 'valueType' | 'spelling'>;

const HKID: Form = { valueType: 'hkid', spelling: ['hkid'] };
const MAYBE_HKID: Form = { valueType: 'text', spelling: ['maybeHkid'] };
const DATE: Form = { valueType: 'date', spelling: ['date'] };
const TIME: Form = { valueType: 'time', spelling: ['time'] };
const NUMBER: Form = { valueType: 'integer', spelling: ['narrow', 'ungrouped'] };
const PERCENTAGE: Form = { valueType: 'percentage', spelling: ['narrow', 'ungrouped', 'percent'] };
const MONEY: Form = { valueType: 'money', spelling: ['narrow', 'currency', 'ungrouped'] };
const EMAIL: Form = { valueType: 'email', spelling: ['narrow', 'mailDomain'] };
const PRINTED: Form = { valueType: 'text', spelling: ['narrow', 'upperCase', 'unspaced'] };
const TEXT: Form = { valueType: 'text', spelling: [] };
const LATIN: Form = { valueType: 'text', spelling: ['narrow'] };
const LINES: Form = { valueType: 'multiline', spelling: [] };
const PASSWORD: Form = { valueType: 'password', spelling: [] };

function leaf(form: Form): LeafNode {
  return {
    kind: 'leaf',
    key: 'x',
    pattern: '/x',
    textKey: 'x',
    required: false,
    requiredKey: 'validation_required',
    schema: { type: 'string' },
    ui: {},
    rules: [],
    ...form,
  };
}

describe('normaliseLeaf()', () => {
  it.each(['A(1234563)', 'A12345(63)', '(A)1234563', 'A123456(3', 'A1234563('])(
    'leaves %j as typed: brackets may surround only the check character',
    (typed) => {
      expect(normaliseLeaf(leaf(HKID), typed)).toBe(typed);
    },
  );

  it('normalises an HKID with a long run of spaces without delay', () => {
    const typed = `A1234563${' '.repeat(40_000)}(`;
    expect(shortestTime(() => normaliseLeaf(leaf(HKID), typed))).toBeLessThan(500);
  });

  it.each(['a123456(3)', 'Ａ１２３４５６（３）', 'A 123456 3', 'A123456-3', ' A1234563 '])(
    'B-42: an HKID typed %j is stored A1234563',
    (typed) => {
      expect(normaliseLeaf(leaf(HKID), typed)).toBe('A1234563');
    },
  );

  it.each(['A12345', '(A123456)3', 'a123456(3', 'P-1234'])(
    'leaves %j as typed, because it is not an HKID',
    (typed) => {
      expect(normaliseLeaf(leaf(HKID), typed)).toBe(typed);
    },
  );

  it.each([
    ['a123456(3)', 'A1234563'],
    ['A123456(4)', 'A123456(4)'],
    ['C-1234-5', 'C-1234-5'],
  ])('a number of any identity document typed %j is stored %j', (typed, stored) => {
    expect(normaliseLeaf(leaf(MAYBE_HKID), typed)).toBe(stored);
  });

  it.each([
    ['1/1/2026', '01/01/2026'],
    ['２９/02/2023', '29/02/2023'],
    ['1-2-2026', '01/02/2026'],
    ['1。2。2026', '01/02/2026'],
    ['01/01/26', '01/01/26'],
    ['tomorrow', 'tomorrow'],
  ])('B-43: a date typed %j is stored %j', (typed, stored) => {
    expect(normaliseLeaf(leaf(DATE), typed)).toBe(stored);
  });

  it.each([
    ['上午9:05', '9:05 AM'],
    ['下午 12:30', '12:30 PM'],
    ['09:05am', '9:05 AM'],
    ['13:00 PM', '13:00 PM'],
    ['9:5 AM', '9:5 AM'],
  ])('B-45: a time typed %j is stored %j', (typed, stored) => {
    expect(normaliseLeaf(leaf(TIME), typed)).toBe(stored);
  });

  it.each<readonly [string, unknown]>([
    ['.5', 0.5],
    ['-.5', -0.5],
    ['5.', 5],
    ['-5.', -5],
    ['.', '.'],
    ['-.', '-.'],
    ['1.2.', '1.2.'],
  ])('a JSON number typed %j is stored %j', (typed, stored) => {
    const number = leaf({ valueType: 'number', spelling: ['narrow', 'ungrouped'] });
    expect(normaliseLeaf(number, typed)).toBe(stored);
  });

  it.each([
    ['2,660', '2660'],
    ['２６６０', '2660'],
    ['9,999,999,999,999.99', '9999999999999.99'],
    ['1,00,0', '1,00,0'],
    ['2,66', '2,66'],
  ])('B-46, B-47: a number typed %j is stored %j', (typed, stored) => {
    expect(normaliseLeaf(leaf(NUMBER), typed)).toBe(stored);
  });

  it.each([
    ['HK$1,234.50', '1234.50'],
    ['＄ １，２３４', '1234'],
    ['hkd 380', '380'],
    ['US$380', 'US$380'],
    ['$', '$'],
    ['$-5', '$-5'],
  ])('an amount typed %j is stored %j', (typed, stored) => {
    expect(normaliseLeaf(leaf(MONEY), typed)).toBe(stored);
  });

  it.each([
    ['Chan.TM@Example.HK', 'Chan.TM@example.hk'],
    ['a@B@C', 'a@B@c'],
    ['CHAN', 'CHAN'],
    ['chan＠example。hk', 'chan@example.hk'],
  ])('an e-mail address typed %j is stored %j: only domains ignore case', (typed, stored) => {
    expect(normaliseLeaf(leaf(EMAIL), typed)).toBe(stored);
  });

  it.each([
    ['30%', '30'],
    ['３０．５ ％', '30.5'],
    ['30 %', '30'],
    ['30%%', '30%%'],
    ['%', '%'],
    ['half', 'half'],
  ])('a percentage typed %j is stored %j', (typed, stored) => {
    expect(normaliseLeaf(leaf(PERCENTAGE), typed)).toBe(stored);
  });

  it.each([
    ['2611 2000 0100 19', '26112000010019'],
    ['ub 1234567', 'UB1234567'],
    ['１２３４　５６７８', '12345678'],
    ['n.a.', 'N.A.'],
  ])('a number printed in groups typed %j is stored %j', (typed, stored) => {
    expect(normaliseLeaf(leaf(PRINTED), typed)).toBe(stored);
  });

  it.each([
    ['  a  ', 'a'],
    ['a\u200bb\u00adc\ufeff', 'abc'],
    ['a\u00a0b\tc', 'a b c'],
    ['a\u2002b\u2003c\u2009d\u200ae\u205ff\u1680g', 'a b c d e f g'],
    ['a\u2028b\u2029c', 'a b c'],
    ['one\r\ntwo', 'one two'],
    ['e\u0301', 'é'],
    ['a\u202eb', 'a\u202eb'],
    ['\u3000陳大文\u3000', '陳大文'],
    ['a  b', 'a  b'],
    ['葛\ufe00陳\u{e0100}大文', '葛陳大文'],
    ['a\u034fb\u180bc\u{e0061}d', 'abcd'],
    ['a\u2066b', 'a\u2066b'],
  ])('B-16: a line typed %j is stored %j', (typed, stored) => {
    expect(normaliseLeaf(leaf(TEXT), typed)).toBe(stored);
  });

  it('keeps the line breaks of a text area', () => {
    expect(normaliseLeaf(leaf(LINES), ' one \r\ntwo\rthree ')).toBe('one\ntwo\nthree');
    expect(normaliseLeaf(leaf(LINES), 'one\u2028two\u2029three')).toBe('one\ntwo\nthree');
  });

  it('replaces typographic characters only in fields for Latin letters', () => {
    expect(normaliseLeaf(leaf(LATIN), 'O’Brien – “Ｋ”')).toBe('O\'Brien - "K"');
    expect(normaliseLeaf(leaf(TEXT), 'O’Brien')).toBe('O’Brien');
  });

  it('B-53: leaves every byte of a password unchanged', () => {
    expect(normaliseLeaf(leaf(PASSWORD), ' e\u0301\u00a0 ')).toBe(' e\u0301\u00a0 ');
  });

  it.each([[null], [false], [''], ['   '], ['\u200b'], ['\u3164'], ['\ufe0f']])(
    'returns undefined for %j',
    (typed) => {
      expect(normaliseLeaf(leaf(TEXT), typed)).toBeUndefined();
    },
  );

  it('returns a value that is no text unchanged, and a zero without its sign', () => {
    const list = ['a'];
    expect(normaliseLeaf(leaf(TEXT), list)).toBe(list);
    expect(Object.is(normaliseLeaf(leaf({ valueType: 'number', spelling: [] }), -0), 0)).toBe(true);
  });

  it.each([
    HKID,
    MAYBE_HKID,
    DATE,
    TIME,
    NUMBER,
    PERCENTAGE,
    MONEY,
    EMAIL,
    PRINTED,
    TEXT,
    LATIN,
    LINES,
    PASSWORD,
  ])('normalises idempotently (%j)', (form) => {
    const odd = fc.string({
      unit: fc.constantFrom(
        ...'Aa1Ａａ１(３）/:-,.。@$%％ \u3000\u200b\u00a0\r\n\te\u0301上午下午PMpm’',
      ),
      maxLength: 14,
    });
    fc.assert(
      fc.property(fc.oneof(odd, fc.string()), (typed) => {
        const once = normaliseLeaf(leaf(form), typed);
        expect(normaliseLeaf(leaf(form), once)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });
});
