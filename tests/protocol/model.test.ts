import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCampaign, SCHEDULE } from './campaign.ts';
import { MUTANTS } from './mutants.ts';
import { runSchedule } from './runSchedule.ts';
import type { BuildServer } from './Server.ts';
import { openWorld, type World } from './World.ts';

/** `npm run protocol` plays 2,000 or more. */
const SCHEDULES = 200;
const WITHIN_MS = 300_000;
/** The first seed, to repeat a reported schedule. */
const FIRST_SEED = Number(process.env.PROTOCOL_SEED ?? 1);
/** The schedules within which the model must detect each mutant. */
const MUTANT_SCHEDULES = 400;

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 60_000);
afterAll(async () => world?.close());

describe('the payment protocol under random schedules', () => {
  it(
    'I1, I2, I3, I4, I5, I6, I7, I9: no schedule of kills, duplicates, late approvals and forgeries breaks a promise',
    async () => {
      const report = await runCampaign(world, { schedules: SCHEDULES, firstSeed: FIRST_SEED });
      process.stdout.write(`payment protocol: ${report.schedules} schedules\n`);
      expect(report.violations).toEqual([]);
    },
    WITHIN_MS,
  );

  it.each(MUTANTS)(
    'M3: a server with $name breaks a promise',
    async ({ name, build, without }) => {
      if (without) await sql.raw(without.drop).execute(world.portal.stores.db);
      try {
        const caught = await hunt(build);
        process.stdout.write(`${name}: ${JSON.stringify(caught)}\n`);
        expect(caught).toBeDefined();
      } finally {
        await world.reset();
        if (without) await sql.raw(without.restore).execute(world.portal.stores.db);
      }
    },
    600_000,
  );

  async function hunt(build: BuildServer) {
    for (let seed = 1; seed <= MUTANT_SCHEDULES; seed += 1) {
      const violation = await runSchedule(world, {
        seed,
        ...SCHEDULE,
        build,
        isMutant: true,
      });
      if (violation) return { seed, ...violation };
    }
    return undefined;
  }
});
