import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Charge } from '../../../../../server/adapters/payment/sandbox/ChargeTable.ts';
import type { BankButton } from '../../../../../server/ports/payment/SandboxBank.ts';
import { BANK_KEY, sandboxBank, sandboxCharge } from '../../../support/sandboxBank.ts';

/** Opens a charge and presses a button ten seconds later. */
async function pressed(button: BankButton, changes: Parameters<typeof sandboxCharge>[0] = {}) {
  const bank = sandboxBank();
  const { id } = await bank.charges.open(sandboxCharge(changes));
  bank.clock.advance(10_000);
  return { ...bank, id, shown: await bank.counter.press(id, button) };
}

describe('BankCounter', () => {
  it('shows a charge with its receipt in the return URL', async () => {
    const { charges, counter } = sandboxBank();
    await charges.open(sandboxCharge());
    const shown = await counter.find('CHARGE-1');
    const { id, method, amountCents, lines, language, status } = sandboxCharge();
    expect(shown).toMatchObject({ id, method, amountCents, lines, language, status });
    expect(shown).not.toHaveProperty('failing');
    const { searchParams, pathname } = new URL(shown?.returnUrl ?? '');
    expect(pathname).toBe('/payment/callback');
    expect(searchParams.get('lang')).toBe('en');
    expect(searchParams.get('TRANSACTION_ID')).toBe('T-1');
    expect(searchParams.get('RECEIPT_TOKEN')).toMatch(/^[\w-]{43}$/);
  });

  it('returns undefined for an unknown charge, and sends nothing', async () => {
    const { counter, delivered } = sandboxBank();
    expect(await counter.find('unknown')).toBeUndefined();
    expect(await counter.press('unknown', 'approve')).toBeUndefined();
    expect(delivered).toEqual([]);
  });

  it.each<[BankButton, Charge['status'], number]>([
    ['approve', 'APPR', 1],
    ['reject', 'REJT', 1],
    ['cancel', 'CANC', 1],
    ['timeOut', 'PSTO', 1],
    ['duplicate', 'APPR', 5],
  ])('%s sets the status %s and sends %i notifications', async (button, status, count) => {
    const { charges, shown, delivered, clock, id } = await pressed(button);
    expect(shown).toMatchObject({ status, isFailing: false });
    expect(await charges.find(id)).toMatchObject({ status, updatedAt: clock.now() });
    expect(delivered).toHaveLength(count);
  });

  it('signs the notification with the stamp and the key', async () => {
    const { delivered, clock } = await pressed('approve', { chargedCents: 38_100 });
    const [{ body, signature } = { body: '', signature: '' }] = delivered;
    const stamp = clock.now().getTime() / 1000;
    const proof = createHmac('sha256', BANK_KEY).update(`${stamp}.${body}`).digest('hex');
    expect(signature).toBe(`t=${stamp},v1=${proof}`);
    expect(JSON.parse(body)).toEqual({
      transactionid: 'T-1',
      chargeid: 'CHARGE-1',
      amount: 38_100,
    });
  });

  it.each<[Charge['status'], BankButton, Charge['status']]>([
    ['REJT', 'cancel', 'REJT'],
    ['CANC', 'timeOut', 'CANC'],
    ['REJT', 'approve', 'APPR'],
    ['CANC', 'duplicate', 'APPR'],
    ['PSTO', 'reject', 'REJT'],
    ['APPR', 'reject', 'APPR'],
  ])('changes a charge of status %s by %s to %s', async (status, button, result) => {
    expect((await pressed(button, { status })).shown).toMatchObject({ status: result });
  });

  it('serverError switches failing queries on and off without a notification', async () => {
    const { counter, id, shown, delivered } = await pressed('serverError');
    expect(shown).toMatchObject({ status: 'INPR', isFailing: true });
    expect(await counter.press(id, 'serverError')).toMatchObject({ isFailing: false });
    expect(delivered).toEqual([]);
  });

  it('ignores a failed delivery', async () => {
    const { charges, counter, failDelivery, delivered } = sandboxBank();
    await charges.open(sandboxCharge());
    failDelivery();
    expect(await counter.press('CHARGE-1', 'duplicate')).toMatchObject({ status: 'APPR' });
    expect(delivered).toHaveLength(5);
  });
});
