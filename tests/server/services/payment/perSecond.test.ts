import { expect, it } from 'vitest';
import { perSecond } from '../../../../server/services/payment/perSecond.ts';

it('perSecond: allows the given number of calls per second', () => {
  let now = 0;
  const mayAsk = perSecond(2, () => now);
  const asked = (at: number) => {
    now = at;
    return mayAsk();
  };
  expect([0, 1, 2, 999].map(asked)).toEqual([true, true, false, false]);
  expect([1000, 1500, 1999].map(asked)).toEqual([true, true, false]);
  expect([90_000, 90_001, 90_002].map(asked)).toEqual([true, true, false]);
});
