import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusOf } from '../../../support/portalPayments.ts';
import {
  NOTIFICATION_KEY,
  openTestPortal,
  SITTING,
  startedPayment,
  type TestPortal,
} from '../../../support/testPortal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(async () => portal?.close());

const bodyOf = (transactionid: string, further: object = {}) =>
  JSON.stringify({ transactionid, status: 'APPR', ...further });

function signed(body: string, key: Uint8Array = NOTIFICATION_KEY, offsetMs = 0): string {
  const stamp = Math.floor((portal.clock.now().getTime() + offsetMs) / 1000);
  return `t=${stamp},v1=${createHmac('sha256', key).update(`${stamp}.${body}`).digest('hex')}`;
}

const notify = (body: string, signature: string | undefined = signed(body)) =>
  portal.services.receiveNotification({ body, signature });

describe('notifications of the gateway', () => {
  it('T-06, I10, B-71: a forged notification is refused and changes nothing', async () => {
    const other = await startedPayment(portal);
    const { submissionId, transactionId, chargeId } = await startedPayment(portal);
    const updatedAt = portal.clock.now();
    await portal.charges.change(chargeId, { status: 'APPR', updatedAt });
    const body = bodyOf(transactionId);
    const good = signed(body);
    const forgeries: readonly (string | undefined)[] = [
      undefined,
      '',
      'v1=00',
      signed(body, Buffer.alloc(32, 8)),
      signed(`${body} `),
      signed(bodyOf(other.transactionId)),
      signed(bodyOf(other.transactionId), Buffer.alloc(32, 8)),
      good.replace(/t=\d+/, 't=1'),
      `${good},v1=${'0'.repeat(64)}`,
      good.toUpperCase(),
    ];
    for (const forgery of forgeries) {
      const received = await portal.services.receiveNotification({ body, signature: forgery });
      expect(received).toBe('refused');
    }
    expect(await statusOf(portal, submissionId)).toBe('PAYING');
    expect(await notify(body, good)).toBe('accepted');
    expect(await statusOf(portal, submissionId)).toBe('SUBMITTED');
  });

  it('T-06, I10: a signed false notification does not override the bank', async () => {
    const { submissionId, transactionId } = await startedPayment(portal);
    expect(await notify(bodyOf(transactionId, { status: 'APPR', amount: 38_000 }))).toBe(
      'accepted',
    );
    expect(await statusOf(portal, submissionId)).toBe('PAYING');
  });

  it('T-06: no random signature is accepted', async () => {
    const { submissionId, transactionId } = await startedPayment(portal);
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (signature, tail) => {
        const body = bodyOf(transactionId, { tail });
        expect(await notify(body, signature)).toBe('refused');
      }),
      { numRuns: 200 },
    );
    expect(await statusOf(portal, submissionId)).toBe('PAYING');
  });

  it.each([
    [-5 * 60 * 1000, 'accepted'],
    [5 * 60 * 1000, 'accepted'],
    [-5 * 60 * 1000 - 1000, 'refused'],
    [5 * 60 * 1000 + 1000, 'refused'],
  ])('B-71: a notification with a time offset of %d ms is %s', async (offsetMs, outcome) => {
    const { transactionId } = await startedPayment(portal);
    const body = bodyOf(transactionId);
    expect(await notify(body, signed(body, NOTIFICATION_KEY, offsetMs))).toBe(outcome);
  });

  it('B-73: five notifications have one effect', async () => {
    const { submissionId, chargeId } = await startedPayment(portal);
    await portal.bank.press(chargeId, 'duplicate');
    expect(await statusOf(portal, submissionId)).toBe('SUBMITTED');
    const events = await portal.store.events.ofSubmission(submissionId);
    expect(events.filter(({ kind }) => kind === 'submission.completed')).toHaveLength(1);
    expect(events.filter(({ kind }) => kind === 'payment.approved')).toHaveLength(1);
  });

  it('B-73: an approval does not change after a later cancellation by the bank', async () => {
    const { submissionId, transactionId, chargeId } = await startedPayment(portal);
    await portal.bank.press(chargeId, 'approve');
    await portal.stores.db
      .updateTable('sandboxCharges')
      .set({ status: 'CANC' })
      .where('id', '=', chargeId)
      .execute();
    await notify(bodyOf(transactionId, { status: 'CANC' }));
    expect(await statusOf(portal, submissionId)).toBe('SUBMITTED');
    expect(await portal.services.pollTransaction(transactionId, SITTING)).toMatchObject({
      status: 'APPR',
    });
  });

  it('B-73: a notification for an unknown transaction is accepted and recorded', async () => {
    const since = portal.clock.now();
    expect(await notify(bodyOf('UNKNOWN-OR-PURGED'))).toBe('accepted');
    expect(await portal.store.events.recent(['payment.orphan'], since, 10)).toMatchObject([
      { attemptId: 'UNKNOWN-OR-PURGED', detail: { source: 'notification' } },
    ]);
  });

  it('refuses a signed body without a valid transaction id', async () => {
    for (const body of ['', '[]', 'null', '{"transactionid":7}', '{"transactionid":"../x"}', '{']) {
      expect(await notify(body)).toBe('refused');
    }
  });

  it('accepts the earlier key during a key rotation', async () => {
    const { transactionId } = await startedPayment(portal);
    const older = Buffer.alloc(32, 9);
    const { receiveNotification } = await import(
      '../../../../server/services/payment/receiveNotification.ts'
    );
    const notificationKeys = [NOTIFICATION_KEY, older];
    const deps = { ...portal.deps, settings: { ...portal.deps.settings, notificationKeys } };
    const body = bodyOf(transactionId);
    expect(await receiveNotification(deps, { body, signature: signed(body, older) })).toBe(
      'accepted',
    );
  });
});
