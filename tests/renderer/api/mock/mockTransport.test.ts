import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, vi } from 'vitest';
import { paymentStatusOf } from '#engine';
import { mockTransport } from '../../../../renderer/api/mock/mockTransport.ts';
import type { WireRequest } from '../../../../renderer/api/transport.ts';

const SCHEMAS = new URL('../../../../schemas/api/', import.meta.url);
const schema = (name: string) => JSON.parse(readFileSync(new URL(name, SCHEMAS), 'utf8'));

function request(url: string, body = '{}'): WireRequest {
  return { method: 'POST', url, headers: {}, body };
}

async function answerTo(url: string, body?: string) {
  const refused = () => Promise.reject(new TypeError(`Cannot answer ${url}`));
  const { status, body: text } = await mockTransport(refused)(request(url, body));
  return { status, body: JSON.parse(text) };
}

describe('mockTransport()', () => {
  it.each([
    ['/api/submission/review/LREAL1/0', 'review-response'],
    ['/api/submission/submitFormBeforePayment/LREAL1', 'submit-before-payment-response'],
    ['/api/submission/updateFormBeforePayment/LREAL1', 'submit-before-payment-response'],
    ['/api/submission/createTransaction', 'create-transaction-response'],
    ['/api/submission/poll/T1', 'poll-response'],
    ['/api/submission/submitFormByTxnId', 'submit-response'],
    ['/api/submission/LREAL1/380.00', 'submit-response'],
    ['/api/payment/availability', 'availability-response'],
    ['/api/payment/transaction', 'transaction-response'],
    ['/api/payment/web/visa', 'web-payment-response'],
    ['/api/payment/wallet/fps', 'fps-response'],
    ['/api/payment/status/T1', 'payment-status-response'],
    ['/api/payment/cancelpayment', 'cancel-payment-response'],
  ])('answers %s according to the API schema', async (url, name) => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(schema('common.schema.json'));
    const fits = ajv.compile(schema(`${name}.schema.json`));
    const { status, body } = await answerTo(url);
    expect([status, fits(body), fits.errors]).toEqual([200, true, null]);
  });

  it('approves every payment', async () => {
    const { body } = await answerTo('/api/submission/poll/T1');
    expect(paymentStatusOf(body.status).outcome).toBe('approved');
  });

  it('acknowledges a form completed on paper without a payment', async () => {
    const paper = '{"submissionDetail":{"printOnPaper":true}}';
    const { body } = await answerTo('/api/submission/LREAL1/380.00', paper);
    expect(body).toMatchObject({ result: 'ok', paymentAmount: '0.00' });
    expect(body).not.toHaveProperty('paymentTxnNum');
  });

  it('answers after 100 ms', async () => {
    vi.useFakeTimers();
    try {
      let isAnswered = false;
      const answer = answerTo('/api/payment/availability').then(() => {
        isAnswered = true;
      });
      await vi.advanceTimersByTimeAsync(99);
      expect(isAnswered).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await answer;
      expect(isAnswered).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(['/api/forms/LREAL1', '/api/submission/sign/LREAL1/ownerSign', '/api/wfp/challenge/Eng'])(
    'forwards %s to the next transport',
    async (url) => {
      const others = vi.fn(async () => ({ status: 204, header: () => null, body: '' }));
      expect((await mockTransport(others)(request(url))).status).toBe(204);
      expect(others).toHaveBeenCalledOnce();
    },
  );
});
