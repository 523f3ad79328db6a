import { describe, expect, it } from 'vitest';
import { formatHkid } from '../../../engine/format/hkid.ts';

describe('formatHkid', () => {
  it.each([
    ['A1234563', 'A123456(3)'],
    ['AB987654A', 'AB987654(A)'],
    ['A123456', 'A123456'],
    ['a1234563', 'a1234563'],
    ['A123456(3)', 'A123456(3)'],
  ])('writes %s as %s', (value, text) => {
    expect(formatHkid(value)).toBe(text);
  });
});
