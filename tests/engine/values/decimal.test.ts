import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  centsOf,
  compareDecimals,
  decimalText,
  multiplyDecimals,
  negateDecimal,
  parseDecimal,
  roundDecimal,
} from '../../../engine/values/decimal.ts';
import { isEmpty } from '../../../engine/values/isEmpty.ts';
import { commonRow, isAbove, parentOf, segmentsOf } from '../../../engine/values/pointer.ts';

function decimal(text: string) {
  const parsed = parseDecimal(text);
  if (!parsed) throw new Error(`Cannot read ${text}`);
  return parsed;
}

describe('parseDecimal and the functions on decimals', () => {
  it.each(['.5', '5.', '1e5', '1,000', ' 1', '', 'NaN', '0x10', '1'.repeat(41)])(
    'does not read %j',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [1e21], [null], [true], [['1']]])(
    'does not read %j',
    (value) => {
      expect(parseDecimal(value)).toBeUndefined();
    },
  );

  it.each([
    ['0.125', 2, '0.13'],
    ['-0.125', 2, '-0.13'],
    ['0.124', 2, '0.12'],
    ['1.5', 0, '2'],
    ['380', 2, '380.00'],
  ])('rounds %s to %d places: %s', (text, places, rounded) => {
    expect(decimalText(roundDecimal(decimal(text), places))).toBe(rounded);
  });

  it('adds ten cents ten times to a dollar exactly', () => {
    const sum = Array.from({ length: 10 }, () => decimal('0.1')).reduce(addDecimals);
    expect([decimalText(sum), centsOf(sum)]).toEqual(['1.0', 100]);
  });

  it('reads the largest consideration exactly to the cent', () => {
    expect(centsOf(decimal('9999999999999.99'))).toBe(999_999_999_999_999);
  });

  it('computes like integers', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
        const [x, y] = [decimal(String(a)), decimal(String(b))];
        expect(addDecimals(x, y).units).toBe(BigInt(a) + BigInt(b));
        expect(multiplyDecimals(x, negateDecimal(y)).units).toBe(-BigInt(a) * BigInt(b));
        expect(Math.sign(compareDecimals(x, y))).toBe(Math.sign(a - b));
      }),
    );
  });
});

describe('isEmpty()', () => {
  it.each([
    [undefined],
    [null],
    [''],
    [' \n\t'],
    ['\u3000'],
    [[]],
    [{}],
    [{ a: '', b: { c: null } }],
  ])('%j is empty', (value) => {
    expect(isEmpty(value)).toBe(true);
  });

  it.each([[0], [false], ['0'], [['']], [{ a: 0 }]])('%j is an answer', (value) => {
    expect(isEmpty(value)).toBe(false);
  });
});

describe('pointer functions', () => {
  it('return the segments, the parent and the ancestors of a pointer', () => {
    expect(segmentsOf('/orders/*/PRN')).toEqual(['orders', '*', 'PRN']);
    expect([parentOf('/orders/*'), parentOf('/a'), parentOf('')]).toEqual(['/orders', '', '']);
    expect([isAbove('/a', '/a/b'), isAbove('/a', '/ab'), isAbove('', '/a')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each([
    ['/orders/*/a', '/orders/*/b', '/orders/*'],
    ['/orders', '/orders/*/b', ''],
    ['/a', '/orders/*/b', ''],
    ['/l/*/m/*/a', '/l/*/m/*/b/c', '/l/*/m/*'],
    ['/l/*/m/*/a', '/l/*/b', '/l/*'],
  ])('commonRow: %s and %s share the row %j', (a, b, row) => {
    expect(commonRow(a, b)).toBe(row);
  });
});
