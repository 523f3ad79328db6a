import { afterAll, describe, it } from 'vitest';
import { describeFeeOfCompletion } from '../../../support/describeFeeOfCompletion.ts';
import { describePaymentRaces } from '../../../support/describePaymentRaces.ts';
import { describePayments } from '../../../support/describePayments.ts';
import { describeRefundDone } from '../../../support/describeRefundDone.ts';
import {
  DATABASE_URL,
  databaseAnswers,
  type TestSchema,
  testSchema,
} from '../../../support/testDatabase.ts';
import { openTestPortal } from '../../../support/testPortal.ts';

const schemas: TestSchema[] = [];

if (await databaseAnswers()) {
  const open = async () => {
    const schema = await testSchema('payments');
    schemas.push(schema);
    return openTestPortal({ choice: schema.choice });
  };
  describePayments('PostgreSQL', open);
  describePaymentRaces('PostgreSQL', open);
  describeFeeOfCompletion('PostgreSQL', open);
  describeRefundDone('PostgreSQL', open);
  afterAll(async () => {
    for (const schema of schemas) await schema.drop();
  });
} else {
  describe('payments for an operator on PostgreSQL', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}
