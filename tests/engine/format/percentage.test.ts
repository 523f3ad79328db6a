import { describe, expect, it } from 'vitest';
import { neutralAnswer } from '../../../engine/format/neutralAnswer.ts';
import { formatPercentage } from '../../../engine/format/percentage.ts';

describe('formatPercentage()', () => {
  it.each([
    ['33.33', '33.33%'],
    ['0', '0%'],
    ['half', 'half'],
    ['', ''],
  ])('writes %j as %j', (value, text) => {
    expect(formatPercentage(value)).toBe(text);
    expect(neutralAnswer('percentage', value)).toBe(text);
  });
});
