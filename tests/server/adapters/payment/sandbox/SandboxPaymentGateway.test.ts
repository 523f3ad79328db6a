import { describe, expect, it } from 'vitest';
import { FPS_QR_VALID_MS } from '#engine';
import type { GatewayOrder } from '../../../../../server/ports/payment/PaymentGateway.ts';
import { orderOf } from '../../../../support/gcisGateway.ts';
import { sandboxBank } from '../../../support/sandboxBank.ts';

const MINUTE_MS = 60_000;

/** Orders a charge of the attempt T-1. */
async function ordered(changes: Partial<GatewayOrder> = {}) {
  const bank = sandboxBank();
  const charge = await bank.gateway.create(orderOf('T-1', changes));
  return { ...bank, charge, status: () => bank.gateway.status('T-1') };
}

describe('SandboxPaymentGateway.create', () => {
  it('returns the page of the bank, with an id of 20 characters', async () => {
    const { charge, charges, clock } = await ordered();
    expect(charge.chargeId).toHaveLength(20);
    const redirectUrl = `https://portal.example/sandbox/bank/${charge.chargeId}`;
    expect(charge).toEqual({ chargeId: charge.chargeId, redirectUrl });
    const { attemptId, method, amountCents, lines, language, returnUrl } = orderOf('T-1');
    const stored = { attemptId, method, amountCents, lines, language, returnUrl, status: 'INPR' };
    expect(await charges.ofAttempt('T-1')).toMatchObject({ ...stored, createdAt: clock.now() });
  });

  it('returns the first charge for a repeated order', async () => {
    const { gateway, charge } = await ordered();
    expect(await gateway.create(orderOf('T-1'))).toEqual(charge);
  });

  it('returns an FPS code that ends after FPS_QR_VALID_MS', async () => {
    const { charge, clock } = await ordered({ method: 'fps' });
    const expiresAt = new Date(clock.now().getTime() + FPS_QR_VALID_MS);
    expect(charge).toMatchObject({ fps: { paymentId: charge.chargeId, expiresAt } });
    const png = Buffer.from(charge.fps?.qrImage ?? '', 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(charge.fps?.qrUrl).toMatch(/\/sandbox\/bank\//);
  });

  it('accepts a wallet order at once, but not without sheet data', async () => {
    const { charge, status } = await ordered({ method: 'applepay', paymentData: {} });
    expect(charge).toEqual({ chargeId: charge.chargeId, wallet: { brandName: 'Visa' } });
    expect(await status()).toMatchObject({ code: 'APPR', amountCents: 38_000 });
    await expect(ordered({ method: 'applepay' })).rejects.toMatchObject({ reason: 'badAnswer' });
  });

  it('handles a wallet order by its cents before its sheet data', async () => {
    const wallet = { method: 'androidpay', paymentData: { sandbox: 'reject' } } as const;
    expect(await (await ordered(wallet)).status()).toMatchObject({ code: 'REJT' });
    const timedOut = await ordered({ ...wallet, amountCents: 38_008 });
    expect(await timedOut.status()).toMatchObject({ code: 'PSTO' });
  });
});

describe('SandboxPaymentGateway.status', () => {
  it('returns NOTF for an unknown attempt', async () => {
    expect(await sandboxBank().gateway.status('T-9')).toEqual({
      code: 'NOTF',
      description: '',
      canRetry: true,
    });
  });

  it('returns no time, reason or amount for a pending charge', async () => {
    const { status, charge } = await ordered({ language: 'zh-Hant' });
    expect(await status()).toEqual({
      code: 'INPR',
      chargeId: charge.chargeId,
      method: 'visa',
      description: '正在等候模擬銀行處理',
      canRetry: true,
    });
  });

  it.each([
    [38_001, { code: 'REJT', canRetry: true, rejectReasonCode: '05' }],
    [38_015, { code: 'REJT', canRetry: false, rejectReasonCode: '05' }],
    [38_004, { code: 'APPR', canRetry: true, amountCents: 38_104, currency: 'HKD' }],
    [38_006, { code: 'APPR', canRetry: true, amountCents: 38_006, currency: 'CNY' }],
  ])('returns the outcome of %i cents', async (amountCents, outcome) => {
    const { status, clock, charge } = await ordered({ amountCents });
    const { description, ...answer } = await status();
    const { chargeId } = charge;
    expect(answer).toEqual({ ...outcome, chargeId, method: 'visa', settledAt: clock.now() });
    expect(description).not.toBe('');
  });

  it('throws GatewayError for a failing charge', async () => {
    const { status, gateway } = await ordered({ amountCents: 38_012 });
    await expect(status()).rejects.toMatchObject({ reason: 'serverError' });
    await expect(gateway.cancel('T-1')).rejects.toMatchObject({ reason: 'serverError' });
  });

  it('times an FPS charge out when its code ends', async () => {
    const { status, clock } = await ordered({ method: 'fps' });
    clock.advance(FPS_QR_VALID_MS - 1);
    expect(await status()).toMatchObject({ code: 'INPR' });
    clock.advance(1);
    expect(await status()).toMatchObject({ code: 'PSTO', settledAt: clock.now() });
    const over = clock.now();
    clock.advance(1);
    expect(await status()).toMatchObject({ code: 'PSTO', settledAt: over });
  });

  it('keeps the approval of an FPS charge after its code ends', async () => {
    const { status, clock } = await ordered({ method: 'fps', amountCents: 38_007 });
    clock.advance(FPS_QR_VALID_MS);
    expect(await status()).toMatchObject({ code: 'APPR' });
  });
});

describe('SandboxPaymentGateway.cancel', () => {
  it('cancels a pending charge', async () => {
    const { gateway, status, clock } = await ordered();
    clock.advance(MINUTE_MS);
    expect(await gateway.cancel('T-1')).toMatchObject({ code: 'CANC', settledAt: clock.now() });
    expect(await status()).toMatchObject({ code: 'CANC' });
    expect(await gateway.cancel('T-9')).toMatchObject({ code: 'NOTF' });
  });

  it.each([
    ['REJT', 38_001, 'REJT'],
    ['APPR', 38_007, 'APPR'],
    ['PSTO', 38_008, 'CANC'],
    ['PSTO with a later approval', 38_014, 'PSTO'],
  ])('after %s, reports %i cents as %s', async (_, amountCents, code) => {
    const { gateway } = await ordered({ amountCents });
    expect(await gateway.cancel('T-1')).toMatchObject({ code });
  });

  it('does not cancel a charge whose approval is due', async () => {
    const { gateway, clock } = await ordered({ amountCents: 38_014 });
    clock.advance(MINUTE_MS);
    expect(await gateway.cancel('T-1')).toMatchObject({ code: 'APPR' });
  });
});

describe('SandboxPaymentGateway.settlement', () => {
  it('lists approved charges of the period, with the charged amount', async () => {
    const { gateway, clock, charge } = await ordered({ amountCents: 38_004 });
    await gateway.create(orderOf('T-2', { amountCents: 38_001 }));
    const from = clock.now();
    const to = new Date(from.getTime() + 1);
    const { chargeId } = charge;
    expect(await gateway.settlement(from, to)).toEqual([
      { chargeId, attemptId: 'T-1', amountCents: 38_104, currency: 'HKD' },
    ]);
    expect(await gateway.settlement(to, new Date(to.getTime() + MINUTE_MS))).toEqual([]);
  });

  it('includes an approval that became due without a query', async () => {
    const { gateway, clock } = await ordered({ amountCents: 38_005 });
    clock.advance(10 * MINUTE_MS);
    const now = clock.now();
    const lines = await gateway.settlement(now, new Date(now.getTime() + 1));
    expect(lines).toMatchObject([{ attemptId: 'T-1', amountCents: 38_005 }]);
  });
});
