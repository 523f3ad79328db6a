import { afterAll, describe, it } from 'vitest';
import { describeTaking } from '../../../support/describeTaking.ts';
import {
  DATABASE_URL,
  databaseAnswers,
  type TestSchema,
  testSchema,
} from '../../../support/testDatabase.ts';
import { openTestPortal } from '../../../support/testPortal.ts';

const schemas: TestSchema[] = [];

if (await databaseAnswers()) {
  describeTaking('PostgreSQL', async () => {
    const schema = await testSchema('taking');
    schemas.push(schema);
    return openTestPortal({ choice: schema.choice });
  });
  afterAll(async () => {
    for (const schema of schemas) await schema.drop();
  });
} else {
  describe('taking submissions on PostgreSQL', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}
