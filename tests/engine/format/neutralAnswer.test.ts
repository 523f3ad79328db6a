import { describe, expect, it } from 'vitest';
import { neutralAnswer } from '../../../engine/format/neutralAnswer.ts';

describe('neutralAnswer', () => {
  it.each([
    ['money', '1234', 'HK$1,234.00'],
    ['money', 'much', 'much'],
    ['hkid', 'A1234563', 'A123456(3)'],
    ['percentage', '30', '30%'],
    ['text', '1234', '1234'],
    ['money', 5, 5],
  ] as const)('writes the %s %j as %j', (valueType, value, text) => {
    expect(neutralAnswer(valueType, value)).toBe(text);
  });
});
