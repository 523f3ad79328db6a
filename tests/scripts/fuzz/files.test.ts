import { expect, it } from 'vitest';
import { files } from '../../../scripts/fuzz/files.ts';

/** A short run: six files of each form; `npm run campaign:files` saves 10,000. */
const SLICE = { seconds: 60, count: 6, seed: 20_261_128 };

it('T-23, T-40, B-64 to B-66: loads over 200 generated files, refuses any changed byte', async () => {
  const { runs, findings } = await files.run(SLICE);
  process.stdout.write(`saved files: ${runs} from seed ${SLICE.seed}\n`);
  expect(findings).toEqual([]);
  expect(runs).toBeGreaterThan(200);
}, 240_000);
