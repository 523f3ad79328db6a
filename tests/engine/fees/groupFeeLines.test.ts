import { describe, expect, it } from 'vitest';
import { groupFeeLines } from '#engine';

const line = (itemId: string, quantity: number, unitPriceCents: number) => ({
  itemId,
  quantity,
  unitPriceCents,
  amountCents: quantity * unitPriceCents,
});

describe('groupFeeLines()', () => {
  it('adds up lines with the same item and price only', () => {
    const lines = [line('order', 1, 38_000), line('order', 2, 25_000), line('order', 3, 38_000)];
    expect(groupFeeLines(lines)).toEqual([line('order', 4, 38_000), line('order', 2, 25_000)]);
    expect(lines).toHaveLength(3);
  });

  it.each([
    ['nothing', []],
    ['one line', [line('copy', 12, 1_400)]],
    ['two items at one price', [line('copy', 1, 1_400), line('inspection', 1, 1_400)]],
  ])('leaves %s unchanged', (_title, lines) => {
    expect(groupFeeLines(lines)).toEqual(lines);
  });
});
