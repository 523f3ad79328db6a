import { run as runCommand, say } from '../run.ts';
import { ensureTool } from '../test/tools.ts';
import type { Campaign, CampaignOptions, CampaignResult } from './Campaign.ts';

/** Answers that one browser and one portal go through: neither grows old, and a fault shows early. */
const SLICE = 100;

/**
 * Generated answers of LREAL1, typed into the built page in Chromium, sent to the portal and judged by
 * the reference. Looked for: a difference in verdict, place, key or arguments. It is the test of the
 * end-to-end suite with more answers; the site must not be in use by another run of that suite.
 */
export const pages: Campaign = {
  name: 'pages',
  what: 'page, server and reference in Chromium',
  run,
};

async function run({ seconds, count, seed }: CampaignOptions): Promise<CampaignResult> {
  const tool = await ensureTool('chromium');
  if ('missing' in tool) throw new Error(`Cannot start the pages campaign: ${tool.missing}`);
  const until = Date.now() + seconds * 1000;
  const findings: string[] = [];
  let runs = 0;
  for (let slice = 0; count === undefined ? Date.now() < until : runs < count; slice += 1) {
    const size = Math.min(SLICE, (count ?? Number.POSITIVE_INFINITY) - runs);
    const env = {
      CHROMIUM_PATH: tool.path,
      FUZZ_PAYLOADS: String(size),
      FUZZ_SEED: String(seed + slice),
    };
    const { code, output } = await runCommand(COMMAND, { keep: true, env });
    runs += size;
    say(`seed ${seed + slice}: ${size} payloads, ${code === 0 ? 'no difference' : 'a difference'}`);
    if (code !== 0) findings.push(`seed ${seed + slice}: ${output}`);
  }
  return { runs, findings };
}

const COMMAND = [
  'playwright',
  'test',
  '--project=portal',
  '--reporter=line',
  'tests/e2e/differential.spec.ts',
];
