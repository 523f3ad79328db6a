import { BankCounter } from '../../../server/adapters/payment/sandbox/BankCounter.ts';
import type { NewCharge } from '../../../server/adapters/payment/sandbox/ChargeTable.ts';
import { MemoryCharges } from '../../../server/adapters/payment/sandbox/MemoryCharges.ts';
import { SandboxPaymentGateway } from '../../../server/adapters/payment/sandbox/SandboxPaymentGateway.ts';
import { SandboxReceipts } from '../../../server/adapters/payment/sandbox/SandboxReceipts.ts';
import { testClock } from '../../support/testClock.ts';

/** The key that the sandbox bank and the portal share. */
export const BANK_KEY = Buffer.alloc(32, 7);

/** Creates a charge of HK$380 by Visa that waits for a person. */
export function sandboxCharge(changes: Partial<NewCharge> = {}): NewCharge {
  return {
    id: 'CHARGE-1',
    attemptId: 'T-1',
    method: 'visa',
    amountCents: 38_000,
    language: 'en',
    lines: [],
    returnUrl: 'https://portal.example/payment/callback?lang=en',
    status: 'INPR',
    failing: false,
    chargedCents: 38_000,
    chargedCurrency: 'HKD',
    approveAt: null,
    expiresAt: null,
    createdAt: new Date('2026-11-20T10:00:00+08:00'),
    ...changes,
  };
}

/**
 * Creates the sandbox bank with charges in memory and a frozen clock. `delivered` records each
 * notification; delivery fails after `failDelivery`.
 */
export function sandboxBank() {
  const clock = testClock();
  const charges = new MemoryCharges();
  const delivered: { readonly body: string; readonly signature: string }[] = [];
  const state = { canDeliver: true };
  let count = 0;
  const id = () => {
    count += 1;
    return `CHARGE${count}`.padEnd(26, 'X');
  };
  return {
    clock,
    charges,
    delivered,
    failDelivery: () => {
      state.canDeliver = false;
    },
    gateway: new SandboxPaymentGateway({
      charges,
      clock,
      ids: { id, token: id, digits: id },
      publicUrl: 'https://portal.example',
    }),
    counter: new BankCounter({
      charges,
      clock,
      notificationKey: BANK_KEY,
      deliver: async (body, signature) => {
        delivered.push({ body, signature });
        if (!state.canDeliver) throw new Error('The portal does not answer');
      },
    }),
    receipts: new SandboxReceipts({ charges, key: BANK_KEY }),
  };
}
