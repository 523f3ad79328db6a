import { run as runCommand, say } from '../command/run.ts';
import { ensureTool } from '../test/tools.ts';
import type { Campaign, CampaignOptions, CampaignResult } from './Campaign.ts';

/**
 * The number of answers for one browser and one portal, so that neither runs long and a fault
 * appears early.
 */
const SLICE = 100;

/**
 * Types generated answers of LREAL1 into the built page in Chromium, sends them to the portal and
 * evaluates them with the reference. A finding is a difference in result, pointer, key or
 * arguments. It runs a test of the end-to-end suite with more answers. No other run of that suite
 * may use the site at the same time.
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
