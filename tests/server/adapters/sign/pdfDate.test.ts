import { describe, expect, it } from 'vitest';
import { instantOf, pdfDate } from '../../../../server/adapters/sign/pdfDate.ts';

describe('pdfDate', () => {
  it('formats an instant in UTC, to the second', () => {
    expect(pdfDate(new Date('2026-11-28T18:30:05.999+08:00'))).toBe('D:20261128103005Z');
  });
});

describe('instantOf', () => {
  it('parses the date that pdfDate wrote', () => {
    const instant = new Date('2028-02-29T23:59:59Z');
    expect(instantOf(pdfDate(instant))).toEqual(instant);
  });

  it('ignores the text after the date', () => {
    const instant = new Date('2026-11-28T10:30:00Z');
    expect(instantOf("D:20261128103000Z00'00'")).toEqual(instant);
  });

  it.each([
    undefined,
    '',
    '20261128103000Z',
    'D:20261128103000',
    "D:20261128103000+08'00'",
    'D:20261399999999Z',
    'D:20260229103000Z',
    'D:20261128246000Z',
    ' D:20261128103000Z',
  ])('returns undefined for %j', (text) => {
    expect(instantOf(text)).toBeUndefined();
  });
});
