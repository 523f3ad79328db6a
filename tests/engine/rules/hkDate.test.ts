import { describe, expect, it } from 'vitest';
import { isHkDate } from '../../../engine/rules/library.ts';

describe('isHkDate', () => {
  it.each(['01/01/2026', '29/02/2024', '31/12/2100', '01/01/1900'])('accepts %s', (value) => {
    expect(isHkDate(value)).toBe(true);
  });

  it.each([
    '29/02/2023',
    '31/04/2026',
    '00/01/2026',
    '01/13/2026',
    '01/01/26',
    '32/01/1899',
    '31/12/1899',
    '1/1/2026',
    '01-01-2026',
    '',
  ])('B-43: refuses %j', (value) => {
    expect(isHkDate(value)).toBe(false);
  });
});
