import { expect, it } from 'vitest';
import { refundNoticeText } from '../../../../server/services/outbox/refundNoticeText.ts';

it.each(['en', 'zh-Hant', 'zh-Hans'] as const)(
  'refundNoticeText: states amount, payment and number in %s',
  (language) => {
    const { subject, text } = refundNoticeText({
      language,
      referenceNumber: 'LR164-261120-123456',
      amountCents: 38000,
      transactionId: 'PAY1',
    });
    expect(subject).not.toBe('');
    expect(text).not.toMatch(/[{}]/);
    for (const value of ['HK$380.00', 'PAY1', 'LR164-261120-123456']) expect(text).toContain(value);
  },
);
