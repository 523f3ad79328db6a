import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GatewayMethod, PaymentGateway } from '../../server/ports/payment/PaymentGateway.ts';
import type { PaymentReceipts } from '../../server/ports/payment/PaymentReceipts.ts';
import type { BankButton, BankCharge } from '../../server/ports/payment/SandboxBank.ts';
import { orderOf } from '../support/gcisGateway.ts';

/** The receipts, with their gateway and a bank that issues them. */
export interface ReceiptsAtHand {
  readonly receipts: PaymentReceipts;
  readonly gateway: PaymentGateway;
  /** Presses a button of the bank. */
  readonly press: (chargeId: string, button: BankButton) => Promise<BankCharge | undefined>;
  readonly close: () => Promise<void>;
}

/** Describes the contract of every checker of receipts. */
export function describePaymentReceipts(name: string, open: () => Promise<ReceiptsAtHand>): void {
  describe(`${name} as PaymentReceipts`, () => {
    let at: ReceiptsAtHand;
    beforeAll(async () => {
      at = await open();
    }, 60_000);
    afterAll(() => at?.close());

    /** Opens a charge and presses a button of its page: the browser returns with a receipt. */
    const returned = async (button: BankButton = 'approve', method: GatewayMethod = 'visa') => {
      const order = orderOf(randomUUID(), { method });
      const charge = await at.gateway.create(order);
      const bankId = charge.redirectUrl?.split('/').at(-1) ?? '';
      const { searchParams } = new URL((await at.press(bankId, button))?.returnUrl ?? '');
      expect(searchParams.get('TRANSACTION_ID')).toBe(order.attemptId);
      const receiptToken = searchParams.get('RECEIPT_TOKEN') ?? '';
      return { bankId, receipt: { attemptId: order.attemptId, method, receiptToken } };
    };

    it.each(['approve', 'reject', 'cancel', 'timeOut'] as const)(
      'accepts the receipt of the browser twice after %s',
      async (button) => {
        const { receipt } = await returned(button);
        expect(await at.receipts.update(receipt)).toBe('accepted');
        expect(await at.receipts.update(receipt)).toBe('accepted');
      },
    );

    it('accepts the receipt of an e-Cheque, and refuses a forged receipt', async () => {
      const { receipt } = await returned('approve', 'echq');
      expect(await at.receipts.update(receipt)).toBe('accepted');
      expect(await at.receipts.update({ ...receipt, receiptToken: 'guess' })).toBe('refused');
    });

    it('T-06: refuses an invented, shortened or foreign token', async () => {
      const [{ receipt }, other] = [await returned(), await returned()];
      const { attemptId, receiptToken } = receipt;
      for (const forged of ['x', receiptToken.slice(1), `${receiptToken}x`]) {
        const verdict = await at.receipts.update({ attemptId, receiptToken: forged });
        expect([forged, verdict]).toEqual([forged, 'refused']);
      }
      const swapped = { attemptId, receiptToken: other.receipt.receiptToken };
      expect(await at.receipts.update(swapped)).toBe('refused');
    });

    it('refuses a receipt for an unknown attempt', async () => {
      const { receipt } = await returned();
      const stray = { ...receipt, attemptId: randomUUID() };
      expect(await at.receipts.update(stray)).toBe('refused');
    });

    it('throws GatewayError while the bank fails', async () => {
      const { bankId, receipt } = await returned();
      await at.press(bankId, 'serverError');
      await expect(at.receipts.update(receipt)).rejects.toMatchObject({ name: 'GatewayError' });
      await at.press(bankId, 'serverError');
      expect(await at.receipts.update(receipt)).toBe('accepted');
    });
  });
}
