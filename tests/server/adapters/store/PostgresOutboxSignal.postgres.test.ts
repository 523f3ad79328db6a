import { afterAll, describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../../../server/adapters/store/openPostgresStore.ts';
import { describeOutboxSignal } from '../../../support/describeOutboxSignal.ts';
import { DATABASE_URL, databaseAnswers, testSchema } from '../../../support/testDatabase.ts';

const RECONNECTED_WITHIN_MS = 15_000;

if (await databaseAnswers()) {
  const schema = await testSchema('signal');
  afterAll(() => schema.drop());

  describeOutboxSignal('PostgreSQL, two instances', async () => [schema.choice, schema.choice]);

  describe('PostgresOutboxSignal', () => {
    it('F12: notifies again after its connection was lost', async () => {
      const errors: string[] = [];
      if (schema.choice.engine !== 'postgres') throw new TypeError('Cannot test another store');
      const { db, outboxSignal, release } = openPostgresStore({
        ...schema.choice,
        onError: ({ message }) => errors.push(message),
      });
      let calls = 0;
      outboxSignal.onMessage(() => {
        calls += 1;
      });
      await expect.poll(() => calls, { timeout: RECONNECTED_WITHIN_MS }).toBe(1);
      await schema.endConnections();
      await expect.poll(() => calls, { timeout: RECONNECTED_WITHIN_MS }).toBe(2);
      expect(errors.length).toBeGreaterThan(0);
      await db.destroy();
      await release();
    });
  });
} else {
  describe('PostgresOutboxSignal', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}
