import { afterAll, describe, it } from 'vitest';
import { openStores } from '../../server/adapters/store/openStores.ts';
import { testClock } from '../support/testClock.ts';
import { DATABASE_URL, databaseAnswers, testSchema } from '../support/testDatabase.ts';
import { describeSubmissionStore } from './store/SubmissionStore.contract.ts';

if (await databaseAnswers()) {
  const schema = await testSchema('store');
  describeSubmissionStore('PostgreSQL', () => openStores(schema.choice, testClock()));
  afterAll(() => schema.drop());
} else {
  describe('SubmissionStore: PostgreSQL', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}
