import { describe, expect, it } from 'vitest';
import { checkedRange } from '../../../../server/adapters/sign/SignedRange.ts';

describe('checkedRange', () => {
  const pdf = Buffer.from('%PDF-1.7 <00ff> rest');

  it('accepts a range around one hexadecimal text', () => {
    expect(checkedRange(pdf, [0, 9, 15, 5])).toEqual({ gapStart: 9, gapEnd: 15, end: 20 });
  });

  it.each([
    [[1, 9, 15, 5], 'starts late'],
    [[0, 9, 16, 4], 'omits more than the text'],
    [[0, 8, 15, 5], 'omits a byte before the text'],
    [[0, 15, 9, 5], 'runs backwards'],
    [[0, 9, 15, 6], 'ends behind the file'],
    [[0, 9, 15, 5, 0, 5], 'has a third part'],
    [[0, 9], 'is half a range'],
    [[0, Number.NaN, 15, 5], 'contains NaN'],
  ])('T-04: refuses %j, which %s', (numbers) => {
    expect(checkedRange(pdf, numbers)).toBeUndefined();
  });
});
