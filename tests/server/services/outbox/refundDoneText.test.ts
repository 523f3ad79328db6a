import { describe, expect, it } from 'vitest';
import {
  type RefundDone,
  refundDoneText,
} from '../../../../server/services/outbox/refundDoneText.ts';

const DONE: RefundDone = {
  language: 'en',
  referenceNumber: 'LR164-261120-123456',
  amount: 'HK$380.00',
  transactionId: 'PAY1',
  paidBackAt: new Date('2026-11-20T02:00:00Z'),
  hasEnded: false,
};

describe('refundDoneText', () => {
  it.each(['en', 'zh-Hant', 'zh-Hans'] as const)(
    '%s: states amount, payment and number',
    (language) => {
      const { subject, text } = refundDoneText({ ...DONE, language });
      expect(subject).not.toMatch(/[{}]/);
      expect(text).not.toMatch(/[{}]/);
      for (const value of ['HK$380.00', 'PAY1', 'LR164-261120-123456'])
        expect(text).toContain(value);
      expect(text.endsWith('\n')).toBe(true);
    },
  );

  it('leaves out the number of a form that was never submitted', () => {
    const paragraphs = (done: RefundDone) => refundDoneText(done).text.split('\n\n').length;
    expect(paragraphs({ ...DONE, referenceNumber: undefined })).toBe(paragraphs(DONE) - 1);
  });

  it('adds that the form was not submitted', () => {
    const before = refundDoneText(DONE).text.split('\n\n');
    const after = refundDoneText({ ...DONE, hasEnded: true }).text.split('\n\n');
    expect(after).toHaveLength(before.length + 1);
    expect(after.filter((each) => !before.includes(each))).toHaveLength(1);
  });
});
