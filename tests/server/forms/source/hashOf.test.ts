import { expect, it } from 'vitest';
import { hashOf } from '../../../../server/forms/source/hashOf.ts';

it('hashOf: hashes one text as it is', () => {
  // The value is that of FIPS 180-4.
  expect(hashOf(['abc'])).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('hashOf: depends on order and boundaries of several texts', () => {
  const hashes = [['ab', 'c'], ['a', 'bc'], ['c', 'ab'], ['abc', ''], ['abc']].map(hashOf);
  expect(new Set(hashes).size).toBe(5);
});
