import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { receiveNotification } from '../../../../server/services/payment/receiveNotification.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { NOTIFICATION_KEY, startedPayment } from '../../../support/testPortal.ts';

const portal = portalOfFile();

function signed(body: string, key = NOTIFICATION_KEY, ageMs = 0) {
  const stamp = Math.floor((portal().clock.now().getTime() - ageMs) / 1000);
  const hex = createHmac('sha256', key).update(`${stamp}.${body}`).digest('hex');
  return { body, signature: `t=${stamp},v1=${hex}` };
}

async function approved() {
  const { submissionId, transactionId, chargeId } = await startedPayment(portal());
  const updatedAt = portal().clock.now();
  await portal().charges.change(chargeId, { status: 'APPR', updatedAt });
  const statusOf = async () => (await portal().store.attempts.find(transactionId))?.status;
  return { submissionId, transactionId, statusOf };
}

describe('receiveNotification', () => {
  it('queries the gateway and submits the paid form', async () => {
    const { submissionId, transactionId, statusOf } = await approved();
    const body = JSON.stringify({ transactionid: transactionId, status: 'REJT' });
    expect(await receiveNotification(portal().deps, signed(body))).toBe('accepted');
    expect(await statusOf()).toBe('APPROVED');
    const submission = await portal().store.submissions.find(submissionId);
    expect(submission).toMatchObject({ status: 'SUBMITTED', paidAttemptId: transactionId });
  });

  it('accepts a repeated notification without a second query', async () => {
    const { transactionId } = await approved();
    const notification = signed(JSON.stringify({ transactionid: transactionId }));
    await receiveNotification(portal().deps, notification);
    portal().asked.length = 0;
    expect(await receiveNotification(portal().deps, notification)).toBe('accepted');
    expect(portal().asked).toEqual([]);
  });

  it.each([
    ['a wrong key', (body: string) => signed(body, Buffer.alloc(32, 8))],
    ['no signature', (body: string) => ({ body, signature: undefined })],
    ['a stamp that is too old', (body: string) => signed(body, NOTIFICATION_KEY, 301_000)],
    ['another body than the signed one', (body: string) => ({ ...signed(body), body: `${body} ` })],
  ])('refuses %s without a query', async (_title, notification) => {
    const { transactionId, statusOf } = await approved();
    portal().asked.length = 0;
    const given = notification(JSON.stringify({ transactionid: transactionId }));
    expect(await receiveNotification(portal().deps, given)).toBe('refused');
    expect(portal().asked).toEqual([]);
    expect(await statusOf()).toBe('PENDING');
  });

  it.each(['', 'null', '{}', '[]', '{"transactionid":7}', '{"transactionid":"a b"}', '{'])(
    'refuses the signed body %j, which names no transaction',
    async (body) => {
      expect(await receiveNotification(portal().deps, signed(body))).toBe('refused');
    },
  );

  it('accepts an unknown transaction and records it', async () => {
    const body = JSON.stringify({ transactionid: 'PAY-UNKNOWN' });
    expect(await receiveNotification(portal().deps, signed(body))).toBe('accepted');
    const { db } = portal().stores;
    const events = await db
      .selectFrom('submissionEvents')
      .select(['kind'])
      .where('attemptId', '=', 'PAY-UNKNOWN')
      .execute();
    expect(events).toEqual([{ kind: 'payment.orphan' }]);
  });
});
