import { afterAll, describe, it } from 'vitest';
import { describePaymentsCommand } from '../../../support/describePaymentsCommand.ts';
import {
  DATABASE_URL,
  databaseAnswers,
  type TestSchema,
  testSchema,
} from '../../../support/testDatabase.ts';

const schemas: TestSchema[] = [];

if (await databaseAnswers()) {
  describePaymentsCommand('PostgreSQL', async () => {
    const schema = await testSchema('refunds');
    schemas.push(schema);
    return {
      choice: schema.choice,
      env: { DATABASE_URL: schema.address },
      letIn: async () => async () => {},
    };
  });
  afterAll(async () => {
    for (const schema of schemas) await schema.drop();
  });
} else {
  describe('npm run payments on PostgreSQL', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}
