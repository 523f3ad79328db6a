import { afterAll, describe, it } from 'vitest';
import {
  DATABASE_URL,
  databaseAnswers,
  type TestSchema,
  testSchema,
} from '../../support/testDatabase.ts';
import { describeKills } from './describeKills.ts';
import { MortalPortal } from './MortalPortal.ts';

if (await databaseAnswers()) {
  let schema: TestSchema | undefined;
  describeKills('PostgreSQL', async () => {
    schema = await testSchema('kill');
    return MortalPortal.prepare(schema);
  });
  afterAll(() => schema?.drop());
} else {
  describe('kill -9 of the portal on PostgreSQL', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}
