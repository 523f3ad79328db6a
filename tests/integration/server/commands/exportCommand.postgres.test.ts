import { afterAll, describe, it } from 'vitest';
import { describeExportCommand } from '../../../support/describeExportCommand.ts';
import {
  DATABASE_URL,
  databaseAnswers,
  type TestSchema,
  testSchema,
} from '../../../support/testDatabase.ts';

const schemas: TestSchema[] = [];

if (await databaseAnswers()) {
  describeExportCommand('PostgreSQL', async () => {
    const schema = await testSchema('export');
    schemas.push(schema);
    if (schema.choice.engine !== 'postgres') throw new Error('Cannot reach it: not PostgreSQL');
    const url = new URL(schema.choice.connectionString);
    url.searchParams.set('options', `-c search_path=${schema.name}`);
    return {
      choice: schema.choice,
      env: { DATABASE_URL: url.href },
      letIn: async () => async () => {},
      holdMarks: () => schema.hold('submission_events'),
    };
  });
  afterAll(async () => {
    for (const schema of schemas) await schema.drop();
  });
} else {
  describe('npm run export on PostgreSQL', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}
