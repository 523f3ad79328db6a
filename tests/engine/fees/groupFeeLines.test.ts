import { describe, expect, it } from 'vitest';
import { groupFeeLines } from '#engine';

const line = (itemId: string, quantity: number, unitPriceCents: number) => ({
  itemId,
  quantity,
  unitPriceCents,
  amountCents: quantity * unitPriceCents,
});

describe('groupFeeLines()', () => {
  it('adds up what is the same thing at the same price, and nothing else', () => {
    const lines = [line('order', 1, 38_000), line('order', 2, 25_000), line('order', 3, 38_000)];
    expect(groupFeeLines(lines)).toEqual([line('order', 4, 38_000), line('order', 2, 25_000)]);
    expect(lines).toHaveLength(3);
  });

  it.each([
    ['nothing', []],
    ['one line', [line('copy', 12, 1_400)]],
    ['two things at one price', [line('copy', 1, 1_400), line('inspection', 1, 1_400)]],
  ])('leaves %s alone', (_title, lines) => {
    expect(groupFeeLines(lines)).toEqual(lines);
  });
});
