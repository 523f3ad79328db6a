import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GatewayOrder } from '../../../../server/ports/payment/PaymentGateway.ts';
import {
  answersFor,
  openedTransaction,
  openTestPortal,
  PUBLIC_URL,
  SITTING,
  savedSubmission,
  type TestPortal,
} from '../../../support/testPortal.ts';

const orders: GatewayOrder[] = [];
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({
    wrap: (gateway) => ({
      create: (order) => {
        orders.push(order);
        return gateway.create(order);
      },
      status: (id) => gateway.status(id),
      cancel: (id) => gateway.cancel(id),
      settlement: (from, to) => gateway.settlement(from, to),
    }),
  });
}, 60_000);
afterAll(async () => portal?.close());

describe('amounts that a browser sends', () => {
  it('T-02: the gateway gets the computed cents or no order, for any browser order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant(76_000), fc.integer({ min: -1, max: 200_000 })),
        fc.constantFrom('HKD', 'USD', 'CNY', ''),
        async (totalCents, currency) => {
          const submissionId = await savedSubmission(portal, answersFor(2));
          const transaction = await openedTransaction(portal, submissionId);
          const before = orders.length;
          const started = await portal.services.startWebPayment({
            ...transaction,
            sitting: SITTING,
            method: 'visa',
            language: 'en',
            totalCents,
            currency,
          });
          const isRight = totalCents === 76_000 && currency === 'HKD';
          expect(started).toMatchObject(
            isRight ? { redirectUrl: expect.any(String) } : { refused: 'orderDiffers' },
          );
          const sent = orders.slice(before);
          expect(sent.map(({ amountCents }) => amountCents)).toEqual(isRight ? [76_000] : []);
          expect(sent.every((order) => order.currency === 'HKD')).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('T-30: sends the gateway the return address of the portal, and refuses others', async () => {
    const submissionId = await savedSubmission(portal);
    const transaction = await openedTransaction(portal, submissionId);
    const start = (returnUrl: string) =>
      portal.services.startWebPayment({
        ...transaction,
        sitting: SITTING,
        method: 'visa',
        language: 'en',
        returnUrl,
      });
    for (const evil of ['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'x']) {
      expect(await start(evil)).toEqual({ refused: 'returnUrl' });
    }
    await start(`${PUBLIC_URL}/payment/callback?x=1`);
    expect(orders.at(-1)?.returnUrl).toBe(`${PUBLIC_URL}/payment/callback`);
  });
});
