/**
 * `npm run protocol [-- --seconds N --seed N --postgres]`: plays random schedules of the payment
 * protocol (browser, bank, network, kills) against the real services, on the embedded store or on a
 * PostgreSQL, and prints the seeds, how many schedules were played and every broken promise. Ends
 * with code 1 when there was one; its seed shows it again: `--seed N --seconds 0`.
 */
import { type CampaignReport, runCampaign } from '../tests/protocol/campaign.ts';
import { openWorld } from '../tests/protocol/World.ts';
import { commandLine } from './commandLine.ts';
import { say } from './run.ts';
import { ensureDatabase } from './test/postgres.ts';

const PROGRESS_MS = 60_000;

const { values } = commandLine('npm run protocol -- [--seconds N] [--seed N] [--postgres]', {
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    postgres: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const firstSeed = Number(values.seed);
if (!(seconds >= 0) || !Number.isSafeInteger(firstSeed)) {
  say('Cannot start: --seconds and --seed are numbers');
  process.exit(2);
}

const report = values.postgres ? await onPostgres() : await play();
for (const { seed, invariant, seen } of report.violations)
  say(`seed ${seed}: ${invariant}: ${seen}`);
say(`${report.schedules} schedules from seed ${firstSeed}, ${report.violations.length} violations`);
process.exit(report.violations.length === 0 ? 0 : 1);

async function onPostgres(): Promise<CampaignReport> {
  const database = await ensureDatabase();
  if ('missing' in database) {
    say(`Cannot start: ${database.missing}`);
    process.exit(2);
  }
  process.env.TEST_DATABASE_URL = database.url;
  try {
    // Read when it is loaded, after the address is known.
    const { testSchema } = await import('../tests/support/testDatabase.ts');
    const schema = await testSchema('protocol');
    try {
      return await play(schema.choice);
    } finally {
      await schema.drop();
    }
  } finally {
    await database.stop();
  }
}

async function play(choice?: Parameters<typeof openWorld>[0]): Promise<CampaignReport> {
  const world = await openWorld(choice);
  let told = performance.now();
  const onProgress = ({ schedules, violations }: CampaignReport) => {
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
    say(`${schedules} schedules, ${violations.length} violations …`);
  };
  try {
    say(`first seed ${firstSeed}, ${seconds} s, ${choice ? 'PostgreSQL' : 'embedded store'}`);
    return await runCampaign(world, { seconds, firstSeed, onProgress });
  } finally {
    await world.close();
  }
}
