import { expect, it } from 'vitest';
import { repeated } from '../../../scripts/declare/repeated.ts';

it('repeated: pairs each later entry of a key with the first', () => {
  const [one, two, other, three] = [{ k: 1 }, { k: 1 }, { k: 2 }, { k: 1 }];
  expect(repeated([one, two, other, three], ({ k }) => k)).toEqual([
    { first: one, again: two },
    { first: one, again: three },
  ]);
  expect(repeated([one, other], ({ k }) => k)).toEqual([]);
});
