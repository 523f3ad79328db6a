import { describe, expect, it } from 'vitest';
import { pdfName } from '../../../../renderer/wizard/effects/pdfName.ts';

describe('pdfName', () => {
  it.each([
    ['LREAL1', undefined, 'LREAL1-draft.pdf'],
    ['LREAL1', 'LREAL1-261120-000123', 'LREAL1-261120-000123.pdf'],
    ['LR164', 'OC/261231 1', 'LR164-OC-261231-1.pdf'],
  ])('promise 13: names the file of %s %s: %s', (code, reference, name) => {
    expect(pdfName(code, reference)).toBe(name);
  });
});
