import type { FeeLine } from '../contract/Fee.ts';

/**
 * Groups lines of the same item at the same price, as on an invoice.
 *
 * @param lines prices in integer cents
 * @returns the lines in the order of the first line of each group
 *
 * @example
 * const line = { itemId: 'copy', quantity: 1, unitPriceCents: 38000, amountCents: 38000 };
 * groupFeeLines([line, line]);
 * // [{ itemId: 'copy', quantity: 2, unitPriceCents: 38000, amountCents: 76000 }]
 * groupFeeLines([line, { ...line, unitPriceCents: 1000, amountCents: 1000 }]).length; // 2
 */
export function groupFeeLines(lines: readonly FeeLine[]): readonly FeeLine[] {
  const groups = new Map<string, FeeLine>();
  for (const line of lines) {
    const key = `${line.itemId} ${line.unitPriceCents}`;
    const before = groups.get(key);
    groups.set(key, {
      ...line,
      quantity: line.quantity + (before?.quantity ?? 0),
      amountCents: line.amountCents + (before?.amountCents ?? 0),
    });
  }
  return [...groups.values()];
}
