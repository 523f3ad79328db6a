import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import applepay from '../../../fixtures/gcis/wallet-applepay.json' with { type: 'json' };
import googlepay from '../../../fixtures/gcis/wallet-googlepay.json' with { type: 'json' };
import { gcisGateway, orderOf } from '../../../support/gcisGateway.ts';
import { sandboxService } from '../../../support/sandboxService.ts';

const SECRET = 'bm90LWZvci1hbnktbGlzdA==';

describe('serviceRoutes: the sandbox payment service and wallets', () => {
  let service: Awaited<ReturnType<typeof sandboxService>>;
  beforeAll(async () => {
    service = await sandboxService();
  });
  afterAll(() => service.close());

  const post = (path: string, body: object) =>
    fetch(`${service.origin}/api/payment/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it.each(['googlepay', 'androidpay'])(
    'accepts Google Pay as %s, but not as applepay',
    async (path) => {
      const transactionId = `T-${path}`;
      const request = { ...googlepay.request, transactionId };
      const answer = await post(`wallet/${path}`, request);
      expect([answer.status, await answer.json()]).toEqual([
        200,
        expect.objectContaining({ transactionid: transactionId, brandname: 'Visa' }),
      ]);
      const other = await post('wallet/applepay', {
        ...request,
        transactionId: `${transactionId}-other`,
      });
      expect(other.status).toBe(400);
    },
  );

  it('T-35: lists calls without the data of a payment sheet', async () => {
    const paymentdata = { ...applepay.request.paymentdata, data: SECRET };
    await post('wallet/applepay', { ...applepay.request, transactionId: 'T-list', paymentdata });
    await post('wallet/applepay', { ...applepay.request, transactionId: '', paymentdata });
    const page = await (await fetch(`${service.origin}/sandbox/calls`)).text();
    expect(page).toContain('T-list');
    expect(page).toContain('(left out)');
    expect(page).not.toContain(SECRET);
  });

  it.each([
    [37, 'timeout'],
    [38, 'badAnswer'],
    [39, 'unreachable'],
    [12, 'serverError'],
  ])('K5: does not treat a failed order of %i cents as a rejection', async (cents, reason) => {
    const times = { createMs: 400, statusMs: 400, cancelMs: 400 };
    const gateway = gcisGateway(`${service.origin}/api/payment`, { retries: 0, times });
    const order = orderOf(`T-${cents}`, {
      method: 'applepay',
      amountCents: 38_000 + cents,
      paymentData: { data: SECRET },
    });
    const failed = await gateway.create(order).catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: 'GatewayError', reason });
    expect(String(failed)).not.toContain(SECRET);
  });
});
