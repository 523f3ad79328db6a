import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../engine/definition/Rule.ts';
import { violatedPart } from '../../../engine/validation/violatedPart.ts';

describe('violatedPart', () => {
  it.each([
    ['hkDate', '31/02/2026', 'day'],
    ['monthYear', '13/2026', 'month'],
    ['dateMin', '11/2026', 'month'],
    ['dateMax', '20/11/2026', undefined],
    ['dateParts', '00/11/2026', 'noDay'],
    ['dateParts', '20/00/2026', 'noMonth'],
    ['dateParts', '20/11/00', 'noYear'],
    ['dateParts', '31/02/2026', 'parts'],
    ['maxChars', 'x', undefined],
  ])('for %s with the value %s returns %s', (keyword, value, part) => {
    expect(violatedPart({ keyword } as Rule, value)).toBe(part);
  });
});
