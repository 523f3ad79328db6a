import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOutbox } from '../../../../server/jobs/runOutbox.ts';
import { type TestOutbox, testOutbox } from '../../../support/testOutbox.ts';
import {
  answersFor,
  openedTransaction,
  openTestPortal,
  SITTING,
  startedPayment,
  type TestPortal,
} from '../../../support/testPortal.ts';

let portal: TestPortal;
let surroundings: TestOutbox;
beforeAll(async () => {
  portal = await openTestPortal();
  surroundings = testOutbox(portal.deps);
}, 60_000);
afterAll(async () => portal?.close());

const work = async () => {
  while ((await runOutbox(surroundings.deps)) > 0);
};
const documentOf = async (transactionId: string) => {
  const read = await portal.services.readByTransaction(transactionId, SITTING);
  return read && 'pdf' in read ? new TextDecoder().decode(read.pdf) : undefined;
};

/** Returns a form that is paid by a second payment, after the bank cancelled the first. */
async function paidBySecond() {
  const wish = { receiveAckEmail: true, ackEmail: 'applicant@example.hk' };
  const first = await startedPayment(portal, answersFor(1, wish));
  await portal.bank.press(first.chargeId, 'cancel');
  const second = await openedTransaction(portal, first.submissionId);
  await portal.services.startWebPayment({
    ...second,
    sitting: SITTING,
    method: 'visa',
    language: 'en',
  });
  const charge = await portal.charges.ofAttempt(second.transactionId);
  await portal.bank.press(charge?.id ?? '', 'approve');
  return { first, second };
}

describe('promise 8: a refund in document and mail', () => {
  it('promise 8: is in a new document and a mail if due after the acknowledgement', async () => {
    const { first, second } = await paidBySecond();
    await work();
    expect(await documentOf(second.transactionId)).not.toContain('refunds');
    expect(surroundings.mails).toHaveLength(1);

    await portal.bank.press(first.chargeId, 'approve');
    await work();
    const refunds = JSON.stringify([
      { transactionId: first.transactionId, amountCents: 38_000, state: 'refundDue' },
    ]);
    expect(await documentOf(second.transactionId)).toContain(`"refunds":${refunds}`);
    const [, notice] = surroundings.mails;
    expect(notice?.text).toContain(first.transactionId);
    expect(notice?.text).toContain('You do not need to do anything.');
    expect(surroundings.alerts.map(({ about }) => about)).toEqual([first.transactionId]);
  });

  it('promise 8: is in the acknowledgement if due before the acknowledgement', async () => {
    const { first, second } = await paidBySecond();
    await portal.bank.press(first.chargeId, 'approve');
    await work();
    expect(await documentOf(second.transactionId)).toContain('"refunds"');
  });
});
