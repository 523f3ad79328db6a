import { describe, expect, it } from 'vitest';
import { PdfDict } from '../../../../../server/adapters/inspect/pdf/PdfValue.ts';

describe('PdfDict', () => {
  const twice = new PdfDict([
    ['A', 1],
    ['B', null],
    ['A', 2],
  ]);

  it('returns every value of a key, in order', () => {
    expect([twice.all('A'), twice.all('B'), twice.all('C')]).toEqual([[1, 2], [null], []]);
    expect([twice.has('B'), twice.has('C'), twice.has('toString')]).toEqual([true, false, false]);
  });

  it('only: refuses a key with two values', () => {
    expect([twice.only('B'), twice.only('C')]).toEqual([null, undefined]);
    expect(() => twice.only('A')).toThrow('Cannot read the PDF: two values of A');
  });
});
