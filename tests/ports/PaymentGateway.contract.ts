import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GatewayCharge, PaymentGateway } from '../../server/ports/payment/PaymentGateway.ts';
import type { BankButton } from '../../server/ports/payment/SandboxBank.ts';
import { orderOf } from '../support/gcisGateway.ts';
import type { TestClock } from '../support/testClock.ts';

/** A gateway under test, with its bank and its clock. */
export interface GatewayAtHand {
  readonly gateway: PaymentGateway;
  readonly clock: TestClock;
  /** Presses a button of the bank for a charge. */
  readonly press: (chargeId: string, button: BankButton) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const MINUTE_MS = 60_000;
/** Data of a wallet's payment sheet; the sandbox does not decrypt it. */
const WALLET_DATA = { version: 'EC_v1', data: 'ZGF0YQ==' };

/**
 * Describes the contract of every payment gateway. The cents of an amount select its outcome.
 */
export function describePaymentGateway(name: string, open: () => Promise<GatewayAtHand>): void {
  describe(`${name} as PaymentGateway`, () => {
    let at: GatewayAtHand;
    beforeAll(async () => {
      at = await open();
    }, 60_000);
    afterAll(() => at?.close());

    const opened = async (changes: Parameters<typeof orderOf>[1] = {}) => {
      const order = orderOf(randomUUID(), changes);
      const charge = await at.gateway.create(order);
      return { order, charge, id: order.attemptId, bankId: bankIdOf(charge) };
    };
    const statusOf = (id: string) => at.gateway.status(id);

    it.each(['visa', 'mastercard', 'creditcard-jcb', 'creditcard-unionpay', 'pps'] as const)(
      'opens a charge by %s with a page for the browser',
      async (method) => {
        const { charge, id } = await opened({ method });
        expect(charge.redirectUrl).toMatch(/^https?:/);
        expect(await statusOf(id)).toMatchObject({ code: 'INPR' });
      },
    );

    it('opens an e-Cheque, reports its approval days later, or cancels it', async () => {
      const { charge, id, bankId } = await opened({ method: 'echq' });
      expect(charge.redirectUrl).toMatch(/^https?:/);
      const eChequeStatus = () => at.gateway.status(id, 'echq');
      expect(await eChequeStatus()).toMatchObject({ code: 'INPR' });
      at.clock.advance(10 * 24 * 60 * MINUTE_MS);
      expect(await eChequeStatus()).toMatchObject({ code: 'INPR' });
      await at.press(bankId, 'approve');
      expect(await eChequeStatus()).toMatchObject({ code: 'APPR', amountCents: 38_000 });
      const other = await opened({ method: 'echq' });
      expect(await at.gateway.cancel(other.id, 'echq')).toMatchObject({ code: 'CANC' });
    });

    it('opens a charge by FPS with a code that expires', async () => {
      const { charge, id } = await opened({ method: 'fps' });
      expect(charge.fps?.qrImage).toMatch(/^[A-Za-z0-9+/]+=*$/);
      expect(charge.fps?.qrUrl).not.toBe('');
      const lifeMs = (charge.fps?.expiresAt.getTime() ?? 0) - at.clock.now().getTime();
      expect(lifeMs).toBe(3 * MINUTE_MS);
      at.clock.advance(3 * MINUTE_MS);
      expect(await statusOf(id)).toMatchObject({ code: 'PSTO' });
    });

    it.each(['androidpay', 'applepay'] as const)(
      'T-02: accepts a payment by %s at once, and reports its amount in the status',
      async (method) => {
        const { charge, id } = await opened({ method, paymentData: WALLET_DATA });
        expect(charge).toMatchObject({ wallet: { brandName: 'Visa' } });
        expect(charge.redirectUrl).toBeUndefined();
        expect(await statusOf(id)).toMatchObject({
          code: 'APPR',
          amountCents: 38_000,
          currency: 'HKD',
          chargeId: charge.chargeId,
        });
      },
    );

    it.each([
      [1, 'REJT'],
      [3, 'INPR'],
      [9, 'DUPA'],
    ] as const)('reports a wallet amount that ends in %i cents as %s', async (cents, code) => {
      const { id } = await opened({
        method: 'applepay',
        paymentData: WALLET_DATA,
        amountCents: 38_000 + cents,
      });
      expect(await statusOf(id)).toMatchObject({ code });
    });

    it('declines a wallet payment with the sandbox value reject', async () => {
      const paymentData = { ...WALLET_DATA, sandbox: 'reject' };
      const { id } = await opened({ method: 'androidpay', paymentData });
      expect(await statusOf(id)).toMatchObject({ code: 'REJT', canRetry: true });
    });

    it('T-07: makes no second charge for a repeated wallet order', async () => {
      const { order, charge, id } = await opened({ method: 'applepay', paymentData: WALLET_DATA });
      const again = await at.gateway
        .create({ ...order, isRepeated: true })
        .catch((error: unknown) => error);
      if (again instanceof Error) expect(again).toMatchObject({ name: 'GatewayError' });
      else expect(again).toMatchObject({ chargeId: charge.chargeId });
      expect(await statusOf(id)).toMatchObject({ code: 'APPR', amountCents: 38_000 });
    });

    it('refuses a wallet order without payment data', async () => {
      await expect(opened({ method: 'applepay' })).rejects.toMatchObject({ name: 'GatewayError' });
    });

    it('returns NOTF for an unknown attempt', async () => {
      expect(await statusOf(randomUUID())).toMatchObject({ code: 'NOTF' });
    });

    it.each([
      ['approve', 'APPR'],
      ['duplicate', 'APPR'],
      ['reject', 'REJT'],
      ['cancel', 'CANC'],
      ['timeOut', 'PSTO'],
    ] as const)('after %s, reports the charge as %s', async (button, code) => {
      const { id, bankId } = await opened();
      await at.press(bankId, button);
      const answer = await statusOf(id);
      expect(answer).toMatchObject({ code, canRetry: true });
      expect(answer.settledAt).toEqual(at.clock.now());
      expect(answer.chargeId).toBe(bankId);
    });

    it('reports the charged amount only with an approval', async () => {
      const { id, bankId } = await opened({ amountCents: 1_234_500 });
      expect(await statusOf(id)).not.toHaveProperty('amountCents');
      await at.press(bankId, 'approve');
      expect(await statusOf(id)).toMatchObject({ amountCents: 1_234_500, currency: 'HKD' });
    });

    it.each([
      [1, 'REJT'],
      [2, 'CANC'],
      [3, 'INPR'],
      [7, 'APPR'],
      [8, 'PSTO'],
      [9, 'DUPA'],
      [10, 'PSER'],
      [11, 'FIER'],
    ] as const)('reports an amount that ends in %i cents as %s', async (cents, code) => {
      const { id } = await opened({ amountCents: 38_000 + cents });
      expect(await statusOf(id)).toMatchObject({ code });
    });

    it('reports the charged amount and currency when they differ from the order', async () => {
      const dearer = await opened({ amountCents: 38_004 });
      expect(await statusOf(dearer.id)).toMatchObject({ code: 'APPR', amountCents: 38_104 });
      const foreign = await opened({ amountCents: 38_006 });
      expect(await statusOf(foreign.id)).toMatchObject({ code: 'APPR', currency: 'CNY' });
    });

    it('reports canRetry false for an amount that ends in 15 cents', async () => {
      const { id } = await opened({ amountCents: 38_015 });
      expect(await statusOf(id)).toMatchObject({ code: 'REJT', canRetry: false });
    });

    it('reports a late approval after a cancellation', async () => {
      const { id } = await opened({ amountCents: 38_005 });
      expect(await statusOf(id)).toMatchObject({ code: 'CANC' });
      at.clock.advance(10 * MINUTE_MS);
      expect(await statusOf(id)).toMatchObject({ code: 'APPR', amountCents: 38_005 });
    });

    it('throws GatewayError while the bank fails', async () => {
      const { id, bankId } = await opened();
      await at.press(bankId, 'serverError');
      await expect(statusOf(id)).rejects.toMatchObject({ name: 'GatewayError' });
      await expect(at.gateway.cancel(id)).rejects.toMatchObject({ name: 'GatewayError' });
      await at.press(bankId, 'serverError');
      expect(await statusOf(id)).toMatchObject({ code: 'INPR' });
    });

    it('cancels a pending charge', async () => {
      const { id } = await opened();
      expect(await at.gateway.cancel(id)).toMatchObject({ code: 'CANC' });
      expect(await at.gateway.cancel(id)).toMatchObject({ code: 'CANC' });
      expect(await statusOf(id)).toMatchObject({ code: 'CANC' });
    });

    it('returns the approval when an approved charge is cancelled', async () => {
      const { id, bankId } = await opened();
      await at.press(bankId, 'approve');
      expect(await at.gateway.cancel(id)).toMatchObject({ code: 'APPR', amountCents: 38_000 });
    });

    it('makes no second charge for a repeated attempt', async () => {
      const { order, id, bankId } = await opened();
      const again = await at.gateway
        .create({ ...order, isRepeated: true })
        .catch((error: unknown) => error);
      // The gateway returns the same charge, or throws GatewayError.
      if (!(again instanceof Error)) expect(bankIdOf(again as GatewayCharge)).toBe(bankId);
      else expect(again).toMatchObject({ name: 'GatewayError' });
      await at.press(bankId, 'approve');
      expect(await statusOf(id)).toMatchObject({ code: 'APPR', amountCents: 38_000 });
    });

    it('accepts a repeated order of an unknown attempt', async () => {
      const { charge } = await opened({ isRepeated: true });
      expect(charge.redirectUrl).toMatch(/^https?:/);
    });

    it('keeps concurrent attempts separate', async () => {
      const all = await Promise.all(Array.from({ length: 10 }, () => opened()));
      await Promise.all(
        all.filter((_, i) => i % 2).map(({ bankId }) => at.press(bankId, 'reject')),
      );
      const codes = await Promise.all(all.map(async ({ id }) => (await statusOf(id)).code));
      expect(codes).toEqual(all.map((_, i) => (i % 2 ? 'REJT' : 'INPR')));
    });

    it('settlement: lists charges approved in [from, to), or throws GatewayError', async () => {
      at.clock.advance(MINUTE_MS);
      const { id, bankId } = await opened();
      await opened();
      await at.press(bankId, 'approve');
      const taken = at.clock.now().getTime();
      at.clock.advance(MINUTE_MS);
      const listed = (from: number, to: number) =>
        at.gateway.settlement(new Date(from), new Date(to)).catch((error: unknown) => error);
      const lines = await listed(taken, taken + 1);
      if (lines instanceof Error) {
        expect(lines).toMatchObject({ name: 'GatewayError' });
        return;
      }
      const line = { chargeId: bankId, attemptId: id, amountCents: 38_000, currency: 'HKD' };
      expect(lines).toEqual([line]);
      expect(await listed(taken - 1, taken)).toEqual([]);
      expect(await listed(taken + 1, taken + MINUTE_MS)).toEqual([]);
    });
  });
}

/** Returns the bank's id of a charge: the last part of its page URL, or its `chargeId`. */
function bankIdOf({ redirectUrl, chargeId }: GatewayCharge): string {
  return redirectUrl?.split('/').at(-1) ?? chargeId;
}
