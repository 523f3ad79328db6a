import type { FeeLine } from './Fee.ts';

/**
 * Puts lines of the same thing at the same price together, as people read a bill: two orders at
 * HK$380.00 are one line of two.
 *
 * @returns the lines in the order of the first of each
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
