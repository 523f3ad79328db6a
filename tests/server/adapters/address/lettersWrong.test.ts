import { describe, expect, it } from 'vitest';
import { lettersWrong } from '../../../../server/adapters/address/lettersWrong.ts';

describe('lettersWrong', () => {
  it.each([
    ['AMOY', 'AMOY', 0],
    ['AMOY', 'AMOI', 1],
    ['AMOY', 'AMY', 1],
    ['AMOY', 'AMMOY', 1],
    ['AMOY', 'AOMY', 1],
    ['QUEENSWAY', 'QEUENSWYA', 2],
    ['', 'AB', 2],
  ])('%s and %s differ by %i', (one, other, wrong) => {
    expect(lettersWrong(one, other, 2)).toBe(wrong);
    expect(lettersWrong(other, one, 2)).toBe(wrong);
  });

  it('stops counting above the limit', () => {
    expect(lettersWrong('AMOY', 'PLAZA', 2)).toBe(3);
    expect(lettersWrong('A'.repeat(50), 'A'.repeat(49), 2)).toBe(3);
  });
});
