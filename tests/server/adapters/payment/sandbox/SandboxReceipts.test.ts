import { describe, expect, it } from 'vitest';
import { sandboxBank, sandboxCharge } from '../../../support/sandboxBank.ts';

/** Opens a charge and returns the bank and the receipt of the charge's return URL. */
async function issued() {
  const bank = sandboxBank();
  await bank.charges.open(sandboxCharge());
  const { searchParams } = new URL((await bank.counter.find('CHARGE-1'))?.returnUrl ?? '');
  return { ...bank, attemptId: 'T-1', receiptToken: searchParams.get('RECEIPT_TOKEN') ?? '' };
}

describe('SandboxReceipts', () => {
  it('accepts the receipt of the bank, repeatedly', async () => {
    const { receipts, attemptId, receiptToken } = await issued();
    expect(await receipts.update({ attemptId, receiptToken })).toBe('accepted');
    expect(await receipts.update({ attemptId, receiptToken })).toBe('accepted');
  });

  it('T-06: refuses forged tokens of any length', async () => {
    const { receipts, attemptId, receiptToken } = await issued();
    const sameLength = `${receiptToken.slice(0, -1)}${receiptToken.endsWith('A') ? 'B' : 'A'}`;
    for (const forged of ['x', receiptToken.slice(1), `${receiptToken}x`, sameLength]) {
      expect(await receipts.update({ attemptId, receiptToken: forged })).toBe('refused');
    }
  });

  it('refuses the token of another attempt', async () => {
    const { receipts, charges, receiptToken } = await issued();
    await charges.open(sandboxCharge({ id: 'CHARGE-2', attemptId: 'T-2' }));
    expect(await receipts.update({ attemptId: 'T-2', receiptToken })).toBe('refused');
  });

  it('refuses a genuine token without a charge', async () => {
    const { receiptToken } = await issued();
    const { receipts } = sandboxBank();
    expect(await receipts.update({ attemptId: 'T-1', receiptToken })).toBe('refused');
  });

  it('throws GatewayError while the bank fails', async () => {
    const { receipts, charges, attemptId, receiptToken } = await issued();
    await charges.setFailing('CHARGE-1', true);
    await expect(receipts.update({ attemptId, receiptToken })).rejects.toMatchObject({
      name: 'GatewayError',
      reason: 'serverError',
    });
  });
});
