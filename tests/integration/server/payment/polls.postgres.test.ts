import { afterAll, describe, it } from 'vitest';
import { describePolls } from '../../../support/describePolls.ts';
import {
  DATABASE_URL,
  databaseAnswers,
  type TestSchema,
  testSchema,
} from '../../../support/testDatabase.ts';
import { openTestPortal } from '../../../support/testPortal.ts';

let schema: TestSchema | undefined;

if (await databaseAnswers()) {
  describePolls('PostgreSQL', async () => {
    schema = await testSchema('polls');
    return openTestPortal({ choice: schema.choice });
  });
  afterAll(() => schema?.drop());
} else {
  describe('polls on PostgreSQL', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}
