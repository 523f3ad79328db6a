import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiptTokenOf } from '../../../../server/adapters/payment/sandbox/receiptToken.ts';
import { gcisGateway, gcisReceipts, orderOf } from '../../../support/gcisGateway.ts';
import { SERVICE_KEY, sandboxService } from '../../../support/sandboxService.ts';
import { answering, wireServer } from '../../../support/wireServer.ts';

describe('serviceRoutes: the sandbox payment service', () => {
  let portal: Awaited<ReturnType<typeof wireServer>>;
  let service: Awaited<ReturnType<typeof sandboxService>>;
  beforeAll(async () => {
    portal = await wireServer(answering({ result: 'ok' }));
    service = await sandboxService({ notify: () => `${portal.url}/api/payment/notification` });
  });
  afterAll(async () => {
    await service.close();
    await portal.close();
  });

  const times = { createMs: 400, statusMs: 400, cancelMs: 400 };
  const gateway = (changes = {}) =>
    gcisGateway(`${service.origin}/api/payment`, { retries: 0, times, ...changes });
  let count = 0;
  const ordered = async (cents: number) => {
    count += 1;
    const order = orderOf(`T-${count}`, { amountCents: 38_000 + cents });
    const charge = await gateway().create(order);
    return { id: order.attemptId, bankId: charge.redirectUrl?.split('/').at(-1) ?? '' };
  };

  it.each([
    [31, 'hangs', 'timeout'],
    [32, 'is malformed', 'badAnswer'],
    [33, 'approves without an amount', 'badAnswer'],
    [34, 'is about another transaction', 'badAnswer'],
  ])('B-72: the status of an amount that ends in %i cents: %s', async (cents, _, reason) => {
    const { id } = await ordered(cents);
    await expect(gateway().status(id)).rejects.toMatchObject({ name: 'GatewayError', reason });
  });

  it('reports NOTF for an amount that ends in 35 cents', async () => {
    const { id } = await ordered(35);
    expect(await gateway().status(id)).toMatchObject({ code: 'NOTF' });
  });

  it('reports INPR three times, then approves', async () => {
    const { id } = await ordered(53);
    const codes: string[] = [];
    for (let i = 0; i < 4; i += 1) codes.push((await gateway().status(id)).code);
    expect(codes).toEqual(['INPR', 'INPR', 'INPR', 'APPR']);
    expect(await gateway().status(id)).toMatchObject({ amountCents: 38_053, currency: 'HKD' });
  });

  it.each([
    [37, 'hangs', 'timeout', 'NOTF'],
    [38, 'is malformed', 'badAnswer', 'INPR'],
    [39, 'is lost', 'unreachable', 'INPR'],
  ])('K5: the order of an amount that ends in %i cents: %s', async (cents, _, reason, code) => {
    const order = orderOf(`T-order-${cents}`, { amountCents: 38_000 + cents });
    await expect(gateway().create(order)).rejects.toMatchObject({ name: 'GatewayError', reason });
    expect(await gateway().status(order.attemptId)).toMatchObject({ code });
  });

  it.each([
    [0, 'once', 1],
    [41, 'never', 0],
    [42, 'not yet', 0],
    [43, 'twice', 2],
  ])('sends notifications of an amount that ends in %i cents: %s', async (cents, _, times_) => {
    const { bankId } = await ordered(cents);
    portal.calls.length = 0;
    await service.press(bankId, 'approve');
    expect(portal.calls).toHaveLength(times_);
    for (const { headers } of portal.calls) {
      expect(headers['payment-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    }
  });

  it.each([
    [0, 'is accepted', 'accepted'],
    [47, 'hangs', { reason: 'timeout' }],
    [48, 'is refused', 'refused'],
    [49, 'is accepted, without a response', { reason: 'unreachable' }],
  ])('the receipt of an amount that ends in %i cents: %s', async (cents, _, outcome) => {
    const { id } = await ordered(cents);
    const receipt = { attemptId: id, receiptToken: receiptTokenOf(SERVICE_KEY, id) };
    const receipts = gcisReceipts(`${service.origin}/api/payment`, { retries: 0, times });
    const verdict = await receipts.update(receipt).catch((error: unknown) => error);
    if (typeof outcome === 'string') expect(verdict).toBe(outcome);
    else expect(verdict).toMatchObject({ name: 'GatewayError', ...outcome });
  });

  it('refuses the web token of another key', async () => {
    const { id } = await ordered(0);
    const other = gateway({ tokenKey: Buffer.alloc(32, 9) });
    await expect(other.status(id)).rejects.toThrow('403');
    await expect(other.create(orderOf(id))).rejects.toThrow('403');
    expect(await other.cancel(id).catch(() => 'refused')).toBe('refused');
    expect(await gateway().status(id)).toMatchObject({ code: 'INPR' });
  });

  it('shows the page of the bank, and redirects the browser to the portal', async () => {
    const { id, bankId } = await ordered(0);
    const page = `${service.origin}/sandbox/bank/${bankId}`;
    expect(await (await fetch(page)).text()).toContain('HK$380.00');
    const pressed = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ button: 'approve' }),
      redirect: 'manual',
    });
    const receipt = `TRANSACTION_ID=${id}&RECEIPT_TOKEN=${receiptTokenOf(SERVICE_KEY, id)}`;
    expect([pressed.status, pressed.headers.get('location')]).toEqual([
      303,
      `https://portal.example/payment/callback?${receipt}&lang=en`,
    ]);
    expect(await gateway().status(id)).toMatchObject({ code: 'APPR' });
  });

  it('lists every received call, without headers', async () => {
    await ordered(0);
    const unanswered = orderOf('T-unanswered', { amountCents: 38_037 });
    await gateway()
      .create(unanswered)
      .catch(() => {});
    const text = await (await fetch(`${service.origin}/sandbox/calls`)).text();
    expect(text).toContain('/api/payment/web/visa');
    expect(text).toContain('T-unanswered');
    expect(text).toContain('orderDetails');
    expect(text).not.toContain('s3cret');
  });
});
