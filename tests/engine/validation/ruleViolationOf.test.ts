import { describe, expect, it } from 'vitest';
import type { Cell, RuleViolation } from '../../../engine/conditions/Cell.ts';
import { fieldErrorOf, ruleViolationOf } from '../../../engine/validation/ruleViolationOf.ts';

const cellWith = (violations: ReadonlyMap<number, RuleViolation>) =>
  ({ kind: 'leaf', node: { key: 'a' }, violations, parent: undefined }) as unknown as Cell;
const FAULT: RuleViolation = { rule: 'hkid', key: 'validation_invalidHKID', args: [] };

describe('ruleViolationOf', () => {
  it('returns the violation with the lowest rank', () => {
    const other = { ...FAULT, rule: 'maxChars' };
    expect(
      ruleViolationOf(
        cellWith(
          new Map([
            [10, other],
            [9, FAULT],
          ]),
        ),
      ),
    ).toBe(FAULT);
    expect(ruleViolationOf(cellWith(new Map()))).toBeUndefined();
  });
});

describe('fieldErrorOf', () => {
  it('has a part only when the violation has one', () => {
    const cell = cellWith(new Map());
    expect('part' in fieldErrorOf(cell, FAULT)).toBe(false);
    expect(fieldErrorOf(cell, { ...FAULT, part: 'form' })).toMatchObject({
      ...FAULT,
      part: 'form',
    });
  });
});
