import { afterAll, describe, it } from 'vitest';
import {
  DATABASE_URL,
  databaseAnswers,
  type TestSchema,
  testSchema,
} from '../support/testDatabase.ts';
import { describeKilledMigrations } from './describeKilledMigrations.ts';

const schemas: TestSchema[] = [];

if (await databaseAnswers()) {
  describeKilledMigrations('PostgreSQL', async () => {
    const schema = await testSchema(`migration${schemas.length}`);
    schemas.push(schema);
    return schema.choice;
  });
  afterAll(async () => {
    for (const schema of schemas) await schema.drop();
  });
} else {
  describe('kill -9 of a migration on PostgreSQL', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}
