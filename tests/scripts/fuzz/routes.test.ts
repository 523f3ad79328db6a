import { describe, expect, it } from 'vitest';
import { routes } from '../../../scripts/fuzz/routes.ts';

/** The settings of a short run. `npm run fuzz` runs longer, with another seed each time. */
const SLICE = { seconds: 10, seed: 20_261_121 };

describe('fuzz run: generated and mutated bodies on every POST route', () => {
  it('B-80, B-01, B-13: answers in time with JSON, never 500; a refusal changes nothing', async () => {
    const { runs, findings } = await routes.run(SLICE);
    process.stdout.write(`fuzz: ${runs} requests from seed ${SLICE.seed}\n`);
    expect(findings).toEqual([]);
    expect(runs).toBeGreaterThan(20);
  }, 120_000);
});
