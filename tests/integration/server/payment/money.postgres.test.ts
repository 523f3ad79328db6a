import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreError } from '../../../../server/ports/store/SubmissionStore.ts';
import { describeRaces } from '../../../support/describeRaces.ts';
import {
  DATABASE_URL,
  databaseAnswers,
  type TestSchema,
  testSchema,
} from '../../../support/testDatabase.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import {
  answersFor,
  openTestPortal,
  SITTING,
  type TestPortal,
} from '../../../support/testPortal.ts';

const schemas: TestSchema[] = [];
const openOnPostgres = async (label: string): Promise<TestPortal> => {
  const schema = await testSchema(label);
  schemas.push(schema);
  return openTestPortal({ choice: schema.choice });
};

if (await databaseAnswers()) {
  describeRaces('PostgreSQL', () => openOnPostgres('races'));
  describeLostConnections();
  afterAll(async () => {
    for (const schema of schemas) await schema.drop();
  });
} else {
  describe('money on PostgreSQL', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}

function describeLostConnections(): void {
  describe('a PostgreSQL that ends its connections', () => {
    let portal: TestPortal;
    beforeAll(async () => {
      portal = await openOnPostgres('lost');
    });
    afterAll(() => portal.close());

    const schema = () => schemas.at(-1) as TestSchema;
    const save = (key: string) =>
      portal.services.saveSubmission({
        sitting: SITTING,
        formCode: TEST_CODE,
        formData: answersFor(1),
        files: [],
        language: 'en',
        idempotencyKey: key,
      });

    it('B-79: loses no acknowledged form and stores no form twice', async () => {
      const keys = Array.from({ length: 60 }, (_, index) => `key-${index}`);
      const isOver = { now: false };
      // Some calls always fail: their connections end while they wait for a held table.
      const held = await schema().hold('submissions');
      const asked = Promise.all(keys.map(save).map(settled));
      await held.untilWaitedFor();
      const axe = (async () => {
        await schema().endConnections();
        await held.free();
        while (!isOver.now) await schema().endConnections();
      })();
      const reported = await asked;
      isOver.now = true;
      await axe;
      expect(reported.filter((id) => id === undefined).length).toBeGreaterThan(0);
      const again = await Promise.all(keys.map(save).map(settled));
      again.forEach((id, index) => {
        expect(id).toBeDefined();
        if (reported[index] !== undefined) expect(id).toBe(reported[index]);
      });
      const kept = await portal.stores.db.selectFrom('submissions').select('id').execute();
      expect(kept.map(({ id }) => id).toSorted()).toEqual([...new Set(again)].toSorted());
      expect(kept).toHaveLength(keys.length);
    });

    it('B-79: answers again without a restart of the portal', async () => {
      await schema().endConnections();
      const find = () => settledOr(portal.store.submissions.find('nobody'));
      await expect.poll(find, { timeout: 3000 }).toBe('answered');
    });
  });
}

/** Returns the submission id, or undefined after a store error. Throws any other error. */
async function settled(
  saving: Promise<Awaited<ReturnType<TestPortal['services']['saveSubmission']>>>,
): Promise<string | undefined> {
  try {
    const saved = await saving;
    return 'submissionId' in saved ? saved.submissionId : undefined;
  } catch (error) {
    if (error instanceof StoreError) return undefined;
    throw error;
  }
}

async function settledOr(asking: Promise<unknown>): Promise<'answered' | 'busy'> {
  try {
    await asking;
    return 'answered';
  } catch (error) {
    if (error instanceof StoreError) return 'busy';
    throw error;
  }
}
