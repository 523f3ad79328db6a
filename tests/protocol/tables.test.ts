import { describe, expect, it } from 'vitest';
import { playTables } from './tables/playTables.ts';
import type { Safeguards } from './tables/Safeguards.ts';
import { TABLE_MUTANTS } from './tables/tableMutants.ts';

/** `npm run protocol` plays a million. */
const SCHEDULES = 40_000;

/** Returns the first broken promise, with the seed that reproduces it. */
function hunt(guards?: Safeguards) {
  for (let seed = 1; seed <= SCHEDULES; seed += 1) {
    const violation = playTables(seed, guards);
    if (violation) return { seed, ...violation };
  }
  return undefined;
}

describe('the tables of the payment protocol under random schedules', () => {
  it('I1 to I6, I8, I9: no order of steps, kills, late answers and lost orders breaks a promise', () => {
    expect(hunt()).toBeUndefined();
  }, 140_000);

  it.each(TABLE_MUTANTS)(
    'M3: a server with $name breaks a promise',
    ({ name, guards }) => {
      const caught = hunt(guards);
      process.stdout.write(`${name}: ${JSON.stringify(caught)}\n`);
      expect(caught).toBeDefined();
    },
    140_000,
  );
});
