import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DATABASE_URL,
  databaseAnswers,
  type TestSchema,
  testSchema,
} from '../support/testDatabase.ts';
import { runCampaign } from './campaign.ts';
import { openWorld, type World } from './World.ts';

/** `npm run protocol -- --postgres` plays 500 or more. */
const SCHEDULES = 100;
const WITHIN_MS = 300_000;
const FIRST_SEED = Number(process.env.PROTOCOL_SEED ?? 1);

if (await databaseAnswers()) {
  describeModel();
} else {
  describe('the payment protocol on PostgreSQL', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}

function describeModel(): void {
  describe('the payment protocol on PostgreSQL under random schedules', () => {
    let schema: TestSchema;
    let world: World;
    beforeAll(async () => {
      schema = await testSchema('model');
      world = await openWorld(schema.choice);
    }, 60_000);
    afterAll(async () => {
      await world?.close();
      await schema?.drop();
    });

    it(
      'I1, I2, I3, I4, I5, I6, I7, I9: no schedule of kills, duplicates, late approvals and forgeries breaks a promise',
      async () => {
        const report = await runCampaign(world, { schedules: SCHEDULES, firstSeed: FIRST_SEED });
        process.stdout.write(`payment protocol on PostgreSQL: ${report.schedules} schedules\n`);
        expect(report.violations).toEqual([]);
      },
      WITHIN_MS,
    );
  });
}
