import { afterAll, describe, it } from 'vitest';
import {
  DATABASE_URL,
  databaseAnswers,
  type TestSchema,
  testSchema,
} from '../../../support/testDatabase.ts';
import { openTestPortal } from '../../../support/testPortal.ts';
import { handOnContract } from './handOn.contract.ts';
import { handOnFaultsContract } from './handOnFaults.contract.ts';

const schemas: TestSchema[] = [];

async function openOnPostgres() {
  const schema = await testSchema('handon');
  schemas.push(schema);
  return openTestPortal({ choice: schema.choice });
}

if (await databaseAnswers()) {
  handOnContract('PostgreSQL', openOnPostgres);
  handOnFaultsContract('PostgreSQL', openOnPostgres);
  afterAll(async () => {
    for (const schema of schemas) await schema.drop();
  });
} else {
  describe('handing on over PostgreSQL', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}
