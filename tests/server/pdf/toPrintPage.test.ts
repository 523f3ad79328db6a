import { describe, expect, it } from 'vitest';
import type { Language, PaymentGatewayKey } from '#engine';
import { toPrintPage } from '../../../server/adapters/pdf/toPrintPage.ts';
import { sampleDocument } from '../../support/sampleDocument.ts';

/** The line of an acknowledgement that tells how it was paid. */
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

describe('toPrintPage()', () => {
  it.each([
    ['en', 'fps', 'FPS'],
    ['zh-Hant', 'fps', '轉數快'],
    ['zh-Hans', 'fps', '转数快'],
    ['zh-Hant', 'pps', '繳費靈'],
    ['zh-Hans', 'creditcard-unionpay', '银联'],
    ['en', 'androidpay', 'Google Pay'],
    ['zh-Hant', 'visa', 'Visa'],
  ] as const)('names the method of payment as the page does: in %s %s is %s', (...given) => {
    const [language, method, name] = given;
    expect(paidBy(language, method)).toBe(name);
  });
});
