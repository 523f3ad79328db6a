import { describe, expect, it } from 'vitest';
import { compilePattern } from '../../../../engine/compiler/patterns/compilePattern.ts';
import { guardTests } from '../../../../engine/compiler/patterns/guardTests.ts';
import { PatternMatcher } from '../../../../engine/compiler/patterns/PatternMatcher.ts';
import type { Test } from '../../../../engine/contract/ValidatorModule.ts';

const SLOW = '^((a+)+)\\1$';
const HOSTILE = `${'a'.repeat(41)}!`;
const guardOf = (steps = 10_000) =>
  guardTests(
    PatternMatcher,
    { [SLOW]: compilePattern(SLOW) ?? null, '^(?i:x)$': null },
    steps,
    'tooComplex',
  );
const texts =
  (test: (text: string) => boolean): Test =>
  (value) =>
    test(String(value));

describe('guardTests()', () => {
  it('evaluates other patterns by RegExp', () => {
    expect(guardOf().pattern('^b$', 'u')).toEqual(/^b$/u);
  });

  it('refuses a value that it could not evaluate, and says so until the next value', async () => {
    const { pattern, test } = guardOf();
    const expression = pattern(SLOW, 'u');
    const guarded = test(texts((text) => expression.test(text)));
    expect(guarded(HOSTILE)).toBe(false);
    expect({ ...guarded }).toMatchObject({
      isUndecided: true,
      fault: { pointer: '', key: 'tooComplex' },
    });
    await Promise.resolve();
    expect([guarded('aa'), guarded.isUndecided]).toEqual([true, false]);
    expect([guarded('b'), guarded.isUndecided]).toEqual([false, false]);
  });

  it('refuses a value that it could not evaluate under a negation, too', () => {
    const { pattern, test } = guardOf();
    const expression = pattern(SLOW, 'u');
    expect(test(texts((text) => !expression.test(text)))(HOSTILE)).toBe(false);
  });

  it('refuses every value of a pattern without a program', () => {
    const { pattern, test } = guardOf();
    const expression = pattern('^(?i:x)$', 'u');
    const guarded = test(texts((text) => expression.test(text)));
    expect([guarded('x'), guarded.isUndecided]).toEqual([false, true]);
  });

  it('keeps the fault of a test that explains its failure', () => {
    const explained: Test = () => {
      explained.fault = { pointer: '/a', key: 'why', args: [] };
      return false;
    };
    const guarded = guardOf().test(explained);
    expect(guarded('x')).toBe(false);
    expect({ ...guarded }).toMatchObject({
      isUndecided: false,
      fault: { pointer: '/a', key: 'why' },
    });
  });

  it('T-25: shares one budget among all values of a turn', async () => {
    const { pattern, test } = guardOf();
    const expression = pattern(SLOW, 'u');
    const guarded = test(texts((text) => expression.test(text)));
    guarded(HOSTILE);
    guarded('aa');
    expect(guarded.isUndecided).toBe(true);
    await Promise.resolve();
    guarded('aa');
    expect(guarded.isUndecided).toBe(false);
  });
});
