import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { DEFAULT_PRN_SCHEME, isValidPrn } from '../../../engine/rules/prn.ts';
import { makeFiles, makeForm } from '../support/makeForm.ts';
import { compile } from '../support/readForms.ts';

describe('isValidPrn()', () => {
  it.each([
    'A0000017',
    'B1234562',
    'C7654325',
    '12345674',
    '00000000',
    'A0123453',
    'B2345674',
    'C3456783',
    'D0000018',
    '01234565',
    '76543218',
  ])('accepts %s with the default weights', (value) => {
    expect(isValidPrn(value)).toBe(true);
  });

  it.each([
    ['A0000018', 'wrong check digit'],
    ['B1234563', 'wrong check digit'],
    ['A000001', 'too short'],
    ['A00000177', 'too long'],
    ['AA000017', 'two letters'],
    ['a0000017', 'lower case: normalising changes it'],
    ['--', 'two hyphens: only one means "not known"'],
  ])('refuses %j (%s)', (value) => {
    expect(isValidPrn(value)).toBe(false);
  });

  it('accepts a hyphen for an unknown number', () => {
    expect(isValidPrn('-')).toBe(true);
  });

  it("uses the operator's weights instead of the default weights", () => {
    const scheme = { weights: [1, 1, 1, 1, 1, 1, 1], modulus: 10 };
    expect(isValidPrn('11111117', scheme)).toBe(true);
    expect(isValidPrn('11111117')).toBe(false);
  });

  it("uses the weights in a form's schema, and refuses an invalid scheme", async () => {
    const scheme = { weights: [1, 1, 1, 1, 1, 1, 1], modulus: 10 };
    const form = await makeForm({
      own: { type: 'string', prn: scheme },
      usual: { type: 'string', prn: true },
    });
    expect(form.errors({ own: '11111117', usual: '11111117' })).toEqual([
      '/usual validationErr_prnFormat',
    ]);
    const codesOf = (prn: JsonObject) =>
      compile(makeFiles({ a: { type: 'string', prn } })).diagnostics.map(({ code }) => code);
    expect(codesOf(scheme)).toEqual([]);
    expect(codesOf({ ...scheme, modulus: 0 })).toEqual(['bad-value']);
    expect(codesOf({ ...scheme, weights: [7, 3, 1] })).toEqual(['bad-value']);
    expect(codesOf({ weights: scheme.weights })).toEqual(['bad-value']);
  });

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(9), { minLength: 7, maxLength: 7 }),
        fc.nat(6),
        fc.nat(9),
        (digits, at, other) => {
          fc.pre(digits[at] !== other);
          const check =
            digits.reduce(
              (sum, digit, i) => sum + digit * (DEFAULT_PRN_SCHEME.weights[i] ?? 0),
              0,
            ) % 10;
          expect(isValidPrn(`${digits.join('')}${check}`)).toBe(true);
          expect(isValidPrn(`${digits.with(at, other).join('')}${check}`)).toBe(false);
        },
      ),
    );
  });
});
