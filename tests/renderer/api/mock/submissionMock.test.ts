import { describe, expect, it } from 'vitest';
import { paymentStatusOf } from '#engine';
import { submissionMock } from '../../../../renderer/api/mock/submissionMock.ts';
import { schemaFaults } from '../../../support/apiSchema.ts';

const answerTo = (url: string, body = '{}') => submissionMock({ url, body });

describe('submissionMock', () => {
  it.each([
    ['/api/submission/review/LREAL1/0', 'review-response'],
    ['/api/submission/document/LREAL1/notice', 'document-response'],
    ['/api/submission/submitFormBeforePayment/LREAL1', 'submit-before-payment-response'],
    ['/api/submission/updateFormBeforePayment/LREAL1', 'submit-before-payment-response'],
    ['/api/submission/createTransaction', 'create-transaction-response'],
    ['/api/submission/poll/T1', 'poll-response'],
    ['/api/submission/submitFormByTxnId', 'submit-response'],
    ['/api/submission/LREAL1/380.00', 'submit-response'],
  ])('answers %s according to the API schema', (url, name) => {
    expect(schemaFaults(name, answerTo(url))).toEqual([]);
  });

  it('approves every payment', () => {
    const { status } = answerTo('/api/submission/poll/T1') as { readonly status: string };
    expect(paymentStatusOf(status).outcome).toBe('approved');
  });

  it.each([
    ['/api/submission/LREAL1/80.00', '80.00', 'visa'],
    ['/api/submission/LREAL1/0.00', '0.00', undefined],
    ['/api/submission/submitFormByTxnId', '380.00', 'visa'],
  ])('acknowledges %s with the amount %s', (url, paymentAmount, paymentMethod) => {
    const answer = answerTo(url) as Readonly<Record<string, unknown>>;
    expect(answer).toMatchObject({ result: 'ok', paymentAmount });
    expect(answer.paymentMethod).toBe(paymentMethod);
  });

  it('acknowledges a form completed on paper without a payment', () => {
    const paper = '{"submissionDetail":{"printOnPaper":true}}';
    const answer = answerTo('/api/submission/LREAL1/380.00', paper);
    expect(answer).toMatchObject({ result: 'ok', paymentAmount: '0.00' });
    expect(answer).not.toHaveProperty('paymentTxnNum');
  });

  it.each([
    '/api/submission/sign/LREAL1/ownerSign',
    '/api/submission/signedHash/S1',
    '/api/submission/',
    '/api/payment/web/visa',
  ])('does not answer %s', (url) => {
    expect(answerTo(url)).toBeUndefined();
  });
});
