import { expect, it } from 'vitest';
import { numberOf } from '../../../scripts/bench/numberOf.ts';

it.each<readonly [readonly string[], number]>([
  [[], 8],
  [['--postgres'], 8],
  [['--postgres', '--seconds=2.5'], 2.5],
  [['--seconds=0'], 0],
  [['--seconds=three'], Number.NaN],
])('numberOf: reads %j as %s', (options, number) => {
  expect(numberOf(options, '--seconds=', 8)).toBe(number);
});
