// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  pay,
  paymentFacts,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

describe('OtherPayments', () => {
  it('promise 8: shows a second payment that will be refunded', async () => {
    const refund = { transactionId: 'T1', amountCents: 38_000, state: 'refundDue' } as const;
    const answer = { status: 'APPR', description: '', paidBy: 'T0', otherPayments: [refund] };
    const actor = await shownPayment({ poll: async () => answer });
    await pay('Visa');
    expect(words()).toContain(
      'A second payment of HK$380.00 was taken (transaction number T1). It will be refunded.',
    );
    expect(paymentFacts()).toContain('Transaction Reference No.: T0');
    expect(actor.getSnapshot().output).toMatchObject({ outcome: 'approved', transactionId: 'T0' });
  });

  it.each([
    ['en', 'It was paid back on 27/11/2026 11:30 AM.'],
    ['zh-Hant', '款項已於 2026年11月27日'],
    ['zh-Hans', '款项已于 2026年11月27日'],
  ] as const)(
    'promise 8: shows in %s that a second payment was refunded',
    async (language, shown) => {
      const refund = {
        transactionId: 'T1',
        amountCents: 38_000,
        state: 'refunded',
        refundedAt: '2026-11-27T03:30:00.000Z',
      } as const;
      const answer = { status: 'APPR', description: '', paidBy: 'T0', otherPayments: [refund] };
      await shownPayment({ poll: async () => answer, language });
      await pay('Visa');
      expect(words()).toContain(shown);
    },
  );
});
