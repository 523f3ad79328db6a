import { describe, expect, it } from 'vitest';
import type { Language, PaymentGatewayKey } from '#engine';
import { toPrintPage } from '../../../../server/adapters/pdf/toPrintPage.ts';
import { sampleDocument } from '../../../support/sampleDocument.ts';

/** Returns the payment method in an acknowledgement. */
function paidBy(language: Language, paymentMethod: PaymentGatewayKey): unknown {
  const submittedAt = new Date('2026-11-20T02:06:00Z');
  const referenceNumber = 'LREAL1-261120-000001';
  const { mark } = toPrintPage(
    sampleDocument(language, {
      standing: { kind: 'submitted', referenceNumber, submittedAt, paymentMethod },
    }),
  );
  return mark.facts.find(({ label }) => LABELS.includes(label))?.value;
}

const LABELS = ['Payment method', '付款方法'];

describe('toPrintPage', () => {
  it.each([
    ['en', 'fps', 'FPS'],
    ['zh-Hant', 'fps', '轉數快'],
    ['zh-Hans', 'fps', '转数快'],
    ['zh-Hant', 'pps', '繳費靈'],
    ['zh-Hans', 'creditcard-unionpay', '银联'],
    ['en', 'androidpay', 'Google Pay'],
    ['zh-Hant', 'visa', 'Visa'],
  ] as const)('uses the method names of the page: in %s %s is %s', (...given) => {
    const [language, method, name] = given;
    expect(paidBy(language, method)).toBe(name);
  });

  const toSign = ['Signature of the secretary'];
  const submitted = {
    kind: 'submitted',
    referenceNumber: 'LR164-261120-000001',
    submittedAt: new Date('2026-11-20T02:06:00Z'),
  } as const;

  it('promise 3: names missing signatures at the top and the end of an acknowledgement', () => {
    const page = toPrintPage(sampleDocument('en', { standing: submitted, toSign }));
    expect(page.toSign).toMatchObject({ title: 'Still to be signed', labels: toSign });
    expect(page.mark.facts).toContainEqual({
      label: 'Still to be signed',
      value: 'Signature of the secretary',
      strong: false,
    });
  });

  it('promise 3: names the required signatures in a document to sign', () => {
    const page = toPrintPage(sampleDocument('en', { standing: { kind: 'toSign' }, toSign }));
    expect(page.toSign?.title).toBe('Electronic signatures');
    expect(toPrintPage(sampleDocument('en', { standing: submitted })).toSign).toBeNull();
  });

  it.each(['notSubmitted', 'toSign'] as const)(
    'promise 1: does not announce a submission if the form is only signed (%s)',
    (kind) => {
      const page = toPrintPage(sampleDocument('en', { standing: { kind }, isSignOnly: true }));
      expect(page.mark.title).toMatch(/^(?:Not signed|For signature)$/);
      expect(page.mark.detail).toContain('not submitted online');
    },
  );

  it.each([
    ['en', 'Refund', 'The second payment of HK$380.00 (transaction 01K9ZSECOND) will be refunded.'],
    ['zh-Hant', '退款', '重複繳付的 HK$380.00（交易編號 01K9ZSECOND）將會退還'],
    ['zh-Hans', '退款', '重复缴付的 HK$380.00（交易编号 01K9ZSECOND）将会退还'],
  ] as const)('promise 8: announces in %s the refund of a payment', (language, label, value) => {
    const submittedAt = new Date('2026-11-20T02:06:00Z');
    const refunds = [{ transactionId: '01K9ZSECOND', amountCents: 38_000 }];
    const standing = { kind: 'submitted', referenceNumber: 'R', submittedAt, refunds } as const;
    const { mark } = toPrintPage(sampleDocument(language, { standing }));
    const row = mark.facts.find((fact) => fact.label === label);
    expect(row?.value).toContain(value);
  });

  it.each([
    ['en', 'Refund', '(transaction 01K9ZSECOND) was paid back on 20/11/2026'],
    ['zh-Hant', '退款', '（交易編號 01K9ZSECOND）已於 2026年11月20日'],
    ['zh-Hans', '退款', '（交易编号 01K9ZSECOND）已于 2026年11月20日'],
  ] as const)('promise 8: reports in %s a completed refund', (language, label, value) => {
    const submittedAt = new Date('2026-11-20T02:06:00Z');
    const refunds = [
      { transactionId: '01K9ZSECOND', amountCents: 38_000, refundedAt: submittedAt },
    ];
    const standing = { kind: 'submitted', referenceNumber: 'R', submittedAt, refunds } as const;
    const { mark } = toPrintPage(sampleDocument(language, { standing }));
    const row = mark.facts.find((fact) => fact.label === label);
    expect(row?.value).toContain(value);
  });
});
