/**
 * `npm run protocol [-- --tables N --schedules N --seconds N --seed N --kills N --postgres]`: plays
 * random schedules of the payment protocol (browser, bank, network, kills). First it plays a
 * million schedules over the protocol's tables alone. Then it plays 2,000 against the real services
 * on the embedded store, or 500 on PostgreSQL. It prints the seeds, the number of schedules and
 * every violated invariant, and exits with 1 after a violation. `--seed N --schedules 1 --tables 0`
 * repeats one schedule. `--seconds` limits the duration. `--kills N` instead kills N portals, each
 * during saves and payments over HTTP. It prints how many orders were submitted, lost or doubled.
 */
import { type CampaignReport, runCampaign } from '../tests/protocol/campaign.ts';
import { MortalPortal } from '../tests/protocol/kill/MortalPortal.ts';
import { runKills } from '../tests/protocol/killCampaign.ts';
import { seededRandom } from '../tests/protocol/seededRandom.ts';
import { playTables } from '../tests/protocol/tables/playTables.ts';
import { openWorld } from '../tests/protocol/World.ts';
import type { TestSchema } from '../tests/support/testDatabase.ts';
import { commandLine } from './command/commandLine.ts';
import { say } from './command/run.ts';
import { withTestSchema } from './test/withTestSchema.ts';

const PROGRESS_MS = 60_000;

const { values } = commandLine(
  'npm run protocol -- [--tables N] [--schedules N] [--seconds N] [--seed N] [--kills N] [--postgres]',
  {
    options: {
      tables: { type: 'string', default: '1000000' },
      schedules: { type: 'string' },
      seconds: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
      kills: { type: 'string', default: '0' },
      postgres: { type: 'boolean', default: false },
    },
  },
);
const schedules = Number(values.schedules ?? (values.postgres ? 500 : 2000));
const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
const firstSeed = Number(values.seed);
const kills = Number(values.kills);
const tables = Number(values.tables);
const counts = [schedules, kills, tables, seconds ?? 0];
if (!counts.every((count) => count >= 0) || !Number.isSafeInteger(firstSeed)) {
  say('Cannot start: --tables, --schedules, --seconds, --seed and --kills are numbers');
  process.exit(2);
}

if (kills > 0) process.exit(await killServers());

const brokenTables = playAllTables();
const report = values.postgres ? await onPostgres((schema) => play(schema.choice)) : await play();
for (const { seed, invariant, seen } of report.violations)
  say(`seed ${seed}: ${invariant}: ${seen}`);
say(`${report.schedules} schedules from seed ${firstSeed}, ${report.violations.length} violations`);
process.exit(report.violations.length + brokenTables === 0 ? 0 : 1);

/** Plays the schedules over the tables. @returns the number of violations */
function playAllTables(): number {
  let violations = 0;
  for (let index = 0; index < tables; index += 1) {
    const violation = playTables(firstSeed + index);
    if (!violation) continue;
    violations += 1;
    say(`tables, seed ${firstSeed + index}: ${violation.invariant}: ${violation.seen}`);
  }
  say(`tables: ${tables} schedules from seed ${firstSeed}, ${violations} violations`);
  return violations;
}

/** Kills portals during payments. @returns 0, or 1 when money was lost or taken twice */
async function killServers(): Promise<number> {
  const random = seededRandom(firstSeed);
  const { submitted, refundable, unpaid, doubles, lost } = values.postgres
    ? await onPostgres((schema) => withPortal(schema, (portal) => runKills(portal, kills, random)))
    : await withPortal(undefined, (portal) => runKills(portal, kills, random));
  say(`kill -9, ${values.postgres ? 'PostgreSQL' : 'embedded store'}, seed ${firstSeed}:`);
  say(`${kills} kills, ${submitted} submitted, ${refundable} refundable, ${unpaid} unpaid`);
  say(`${doubles} double, ${lost} lost`);
  return doubles + lost === 0 ? 0 : 1;
}

async function withPortal<T>(
  postgres: TestSchema | undefined,
  work: (portal: MortalPortal) => Promise<T>,
): Promise<T> {
  const portal = await MortalPortal.prepare(postgres);
  try {
    return await work(portal);
  } finally {
    await portal.remove();
  }
}

async function onPostgres<T>(work: (schema: TestSchema) => Promise<T>): Promise<T> {
  const played = await withTestSchema('protocol', work);
  if ('value' in played) return played.value;
  say(`Cannot start: ${played.missing}`);
  process.exit(2);
}

async function play(choice?: Parameters<typeof openWorld>[0]): Promise<CampaignReport> {
  const world = await openWorld(choice);
  let reportedAt = performance.now();
  const onProgress = ({ schedules, violations }: CampaignReport) => {
    if (performance.now() - reportedAt < PROGRESS_MS) return;
    reportedAt = performance.now();
    say(`${schedules} schedules, ${violations.length} violations …`);
  };
  try {
    say(`first seed ${firstSeed}, ${choice ? 'PostgreSQL' : 'embedded store'}`);
    return await runCampaign(world, { schedules, seconds, firstSeed, onProgress });
  } finally {
    await world.close();
  }
}
