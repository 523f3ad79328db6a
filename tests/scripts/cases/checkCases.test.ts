import { describe, expect, it } from 'vitest';
import { checkCases } from '../../../scripts/cases/checkCases.ts';

describe('checkCases()', () => {
  const cases = [
    { id: 'T-01', text: 'Amounts.', isOpen: false },
    { id: 'T-02', text: 'Lines. *Open: not yet.*', isOpen: true },
  ];

  it('promise 16: counts only titles with the exact id', () => {
    const titles = ['T-01: refuses it', 'T-011: another', 'XT-01', 'T-01, T-03: two'];
    const { cases: counted, open } = checkCases(cases, titles);
    expect(counted.map(({ tests }) => tests)).toEqual([2, 0]);
    expect(open).toEqual(['T-02']);
  });

  it('promise 16: reports the differences between the page and the tests', () => {
    expect(checkCases(cases, ['T-01', 'T-02']).disagreements).toEqual([
      expect.stringContaining('T-02 is open in stories/guide/Cases.mdx, but 1 passed'),
    ]);
    expect(checkCases(cases, []).disagreements).toEqual([
      expect.stringContaining('T-01 has no passed test'),
    ]);
  });
});
