import { describe, expect, it } from 'vitest';
import { deepEqual } from '../../../engine/rules/deepEqual.ts';
import {
  hasFileType,
  isBrNumber,
  isCrNumber,
  isFileWithin,
  isMemorialNumber,
  isPassportNumber,
  isPercentage,
  isPrcTravelPermit,
  isSolicitorsCode,
  isValidPrcId,
} from '../../../engine/rules/library.ts';

describe('isValidPrcId()', () => {
  it.each([
    ['11010519491231002X', 'the example of the standard'],
    ['440524188001010014', 'its other example'],
    ['360426199101010071', 'published'],
    ['120103198806018241', 'published'],
    ['810000199001010019', 'a permit of residence for a person of Hong Kong'],
    ['440300198506151231', 'remainder 0'],
    ['11010519491231002x', 'a small x'],
    ['110105 19491231 002X', 'in groups, as people write it'],
    ['110105-19491231-002x', 'with hyphens'],
  ])('accepts %s (%s)', (value) => {
    expect(isValidPrcId(value)).toBe(true);
  });

  it.each([
    ['360426199101010072', 'wrong check digit'],
    ['110105194912310021', 'a digit where X should be'],
    ['110105194913310029', 'month 13'],
    ['36042619910101007', 'one digit short'],
    ['', 'emptiness is for the requirement'],
  ])('refuses %j (%s)', (value) => {
    expect(isValidPrcId(value)).toBe(false);
  });
});

describe('numbers without a check digit', () => {
  it.each([
    [
      isPrcTravelPermit,
      ['C12345678', 'CA0000001', 'W12345678', 'H1234567800', 'M12345678', 'c 1234 5678'],
      ['CI0000001', 'CO1234567', 'C1234567', 'H123456780', 'X12345678'],
    ],
    [
      isPassportNumber,
      ['L898902C3', 'K12345678', 'KJ1234567', '123456789', 'E 1234-5678', 'ej1234567'],
      ['1234', 'PASSPORT', 'K1234567890123456789X', 'K1234567_', '護照12345', ''],
    ],
    [isBrNumber, ['12345678', '12345678-000', '12345678000'], ['1234567', '12345678-00']],
    [
      isCrNumber,
      ['12345', 'F1234', '0012345', '12345678', 'C0012345', 'F0001234'],
      ['C12345', '123456789', 'F12345678'],
    ],
    [
      isMemorialNumber,
      ['26112000010019', 'UB1234567', 'NIL', 'N.A.', 'YL1', 'ub1234567'],
      ['2611200001001', '26113100010019', '26001000010019', 'XX123', 'UB', 'UB123456789'],
    ],
    [
      isSolicitorsCode,
      ['12345678', '00000000'],
      ['1234567', '123456789', '1234567A', '１２３４５６７８', ''],
    ],
    [
      isPercentage,
      ['0', '100', '100.00', '33.33', '007.5'],
      ['100.01', '-1', '33.333', '.5', '5.', '30%', '1e2', ''],
    ],
  ])('%o knows its numbers', (rule, right, wrong) => {
    expect(right.filter((value) => !rule(value))).toEqual([]);
    expect(wrong.filter((value) => rule(value))).toEqual([]);
  });
});

describe('files', () => {
  const file = { name: 'Certificate.PDF', size: 5_242_880 };

  it('B-56: knows a type by the extension in any case', () => {
    expect(hasFileType(file, ['.pdf'])).toBe(true);
    expect(hasFileType({ name: 'pdf.exe', size: 1 }, ['.pdf'])).toBe(false);
    expect(hasFileType('pdf', ['.pdf'])).toBe(false);
    expect(hasFileType(null, ['.pdf'])).toBe(false);
  });

  it('B-21: counts bytes', () => {
    expect([isFileWithin(file, 5_242_880), isFileWithin(file, 5_242_879)]).toEqual([true, false]);
    expect(isFileWithin({ name: 'a', size: 31_457_281 }, 31_457_280)).toBe(false);
    expect(isFileWithin({ name: 'a', size: -1 }, 10)).toBe(false);
    expect(isFileWithin(null, 10)).toBe(false);
  });
});

it.each([
  [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], { 0: 1, 1: 2 }, false],
  [null, {}, false],
  ['1', 1, false],
])('deepEqual(%j, %j) is %s', (a, b, expected) => {
  expect(deepEqual(a, b)).toBe(expected);
});
