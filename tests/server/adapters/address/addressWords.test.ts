import { describe, expect, it } from 'vitest';
import {
  comparedWord,
  weightOfHan,
  weightOfWord,
} from '../../../../server/adapters/address/addressWords.ts';

describe('comparedWord', () => {
  it.each([
    ['NATHAN', undefined, 'NATHAN'],
    ['RD', 'NATHAN', 'ROAD'],
    ['BLDG', undefined, 'BUILDING'],
    ['CENTER', 'CITY', 'CENTRE'],
    ['C', 'ROAD', 'CENTRAL'],
    ['E', 'STREET', 'EAST'],
    ['W', 'AVENUE', 'WEST'],
    ['E', 'NATHAN', 'E'],
    ['E', undefined, 'E'],
    ['RD', 'ROAD', 'ROAD'],
  ])('returns for %s after %s the word %s', (word, before, compared) => {
    expect(comparedWord(word, before)).toBe(compared);
  });

  it.each(['AND', 'DISTRICT', 'NO', 'NOS', 'OF', 'THE'])('ignores %s', (word) => {
    expect(comparedWord(word, 'ROAD')).toBeUndefined();
  });
});

describe('weightOfWord and weightOfHan', () => {
  it('weigh a name more than a common word', () => {
    expect([weightOfWord('NATHAN'), weightOfWord('ROAD'), weightOfWord('KLN')]).toEqual([
      1, 0.3, 0.3,
    ]);
    expect([weightOfHan('敦'), weightOfHan('道'), weightOfHan('号')]).toEqual([0.5, 0.25, 0.25]);
  });
});
