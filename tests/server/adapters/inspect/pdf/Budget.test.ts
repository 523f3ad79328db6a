import { describe, expect, it } from 'vitest';
import { Budget } from '../../../../../server/adapters/inspect/pdf/Budget.ts';

const MEBIBYTE = 1024 * 1024;

describe('Budget', () => {
  it('allows 64 MiB of unpacked bytes', () => {
    const budget = new Budget();
    expect(budget.bytesLeft).toBe(64 * MEBIBYTE);
    budget.takeBytes(60 * MEBIBYTE);
    expect(budget.bytesLeft).toBe(4 * MEBIBYTE);
    budget.takeBytes(4 * MEBIBYTE);
    expect(() => budget.takeBytes(1)).toThrow(
      new RangeError('Cannot read the PDF: it unpacks to too much'),
    );
  });

  it('allows three million values', () => {
    const budget = new Budget();
    for (let count = 0; count < 3_000_000; count += 1) budget.takeValue();
    expect(() => budget.takeValue()).toThrow(
      new RangeError('Cannot read the PDF: it has too many values'),
    );
    expect(budget.bytesLeft).toBe(64 * MEBIBYTE);
  });
});
