import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FormData, toWire } from '#engine';
import { PdfError } from '../../../../server/ports/documents/PdfRenderer.ts';
import { StoreError } from '../../../../server/ports/store/SubmissionStore.ts';
import type { SubmitInput } from '../../../../server/services/contract/SubmissionServices.ts';
import { fakeServices } from '../../../support/fakeServices.ts';
import { realForms, testApp } from '../../../support/testApp.ts';

const DETAIL = { lang: 'TradChn' };

describe('routes of the submission service', () => {
  let app: FastifyInstance;
  const submitForm = vi.fn(async ({ amountCents }: SubmitInput) =>
    amountCents === 38000
      ? ({
          result: 'ok',
          submissionId: 'S1',
          referenceNumber: 'LREAL1-261120-000001',
          submittedAt: new Date('2026-11-20T02:00:00Z'),
          amountCents: 38000,
          transactionId: 'T1',
          method: 'creditcard-jcb',
          dataHash: 'abc',
        } as const)
      : ({ result: 'amountMismatch', submissionId: 'S1', amountCents: 38000 } as const),
  );

  beforeEach(async () => {
    submitForm.mockClear();
    app = await testApp({ deps: { services: fakeServices({ submitForm }) } });
  });
  afterEach(() => app.close());

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers });
  const cookie = `sitting=${'s'.repeat(43)}`;
  const submit = (amount: string, code = 'LREAL1') =>
    post(
      `/api/submission/${code}/${amount}`,
      { submissionDetail: { ...DETAIL, submissionId: 'S1' } },
      { cookie },
    );

  it.each(['380', '380.0', '380.00'])('B-30: accepts %s as the same amount', async (amount) => {
    expect((await submit(amount)).json()).toMatchObject({ result: 'ok' });
    expect(submitForm).toHaveBeenCalledWith(expect.objectContaining({ amountCents: 38000 }));
  });

  it.each([
    '-1',
    '1e3',
    '3.8e2',
    'NaN',
    '٣٨٠',
    '３８０',
    '380.001',
    '380.000',
    '0380',
    '+380',
    '380.',
    '.5',
    '1,380.00',
    '9'.repeat(25),
  ])('B-30 T-01: refuses %s as an amount', async (amount) => {
    expect((await submit(encodeURIComponent(amount))).statusCode).toBe(400);
    expect(submitForm).not.toHaveBeenCalled();
  });

  it.each(['0', '0.01', '379.99', '380.01', '38000', '99999999999'])(
    'B-31 T-01: reports amountMismatch for the path amount %s',
    async (amount) => {
      const response = await submit(amount);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        result: 'amountMismatch',
        message: 'amountMismatch',
        submissionId: 'S1',
        paymentAmount: '380.00',
      });
    },
  );

  it.each(['1', '0.00', '00', '380'])(
    'B-32: responds 404 to a review of amount %s',
    async (amount) => {
      const url = `/api/submission/review/LREAL1/${amount}`;
      expect((await post(url, { formData: {}, submissionDetail: DETAIL })).statusCode).toBe(404);
    },
  );

  it('returns the acknowledgement with the field names of the contract', async () => {
    expect((await submit('380.00')).json()).toEqual({
      result: 'ok',
      submissionId: 'S1',
      referenceNumber: 'LREAL1-261120-000001',
      submissionTime: '2026-11-20T02:00:00.000Z',
      paymentAmount: '380.00',
      paymentTxnNum: 'T1',
      paymentMethod: 'creditcard-jcb',
      gcisWallet: 'JB',
    });
  });

  it('responds 200 with field errors to missing answers', async () => {
    const response = await post('/api/submission/review/LREAL1/0', {
      formData: {},
      submissionDetail: DETAIL,
    });
    expect(response.statusCode).toBe(200);
    const { result, validationErr } = response.json();
    expect(result).toBe('validationError');
    expect(validationErr).toContainEqual({
      path: '/DeliveryMethod',
      key: 'validation_required',
      args: [],
    });
  });

  it('review: renders a draft with missing answers, refuses a draft with a wrong answer', async () => {
    const reviewed = (formData: object) =>
      post('/api/submission/review/LREAL1/0', {
        formData,
        submissionDetail: { ...DETAIL, isDraft: true },
      });
    expect((await reviewed({})).json()).toHaveProperty('pdfData');
    const tooLong = 'x'.repeat(101);
    const wrong = await reviewed({ DeliveryMethod: 'post', OtherIdDoc: tooLong });
    expect(wrong.json().validationErr).toEqual([
      { path: '/OtherIdDoc', key: 'validation_maxChars', args: [100] },
    ]);
  });

  it('reports formChanged for an unknown definition', async () => {
    const headers = { 'form-definition': 'f'.repeat(64) };
    const response = await post(
      '/api/submission/review/LREAL1/0',
      { formData: {}, submissionDetail: DETAIL },
      headers,
    );
    expect(response.json()).toEqual({ result: 'formChanged', message: 'formChanged' });
  });

  // The server extracts the larger file from the JSON during the upload (M6).
  it.each([14, 100_000])(
    'B-59: measures %i bytes of a file and refuses invalid base64',
    async (size) => {
      const services = fakeServices();
      await app.close();
      app = await testApp({ deps: { services } });
      const send = (file: string) =>
        post('/api/submission/submitFormBeforePayment/LREAL1', {
          formData: {
            supportDocument_recCount: 1,
            supportDocument_docFile__1: {
              name: 'proof.pdf',
              size: 1,
              type: 'application/pdf',
              file,
            },
          },
          submissionDetail: DETAIL,
        });
      const content = Buffer.from('%PDF-1.7 proof'.repeat(size)).subarray(0, size);
      const base64 = content.toString('base64');
      expect((await send(base64)).json()).toMatchObject({ result: 'ok' });
      expect(services.saveSubmission).toHaveBeenCalledWith(
        expect.objectContaining({
          formData: expect.objectContaining({
            supportDocument: [
              { docFile: expect.objectContaining({ name: 'proof.pdf', size: content.length }) },
            ],
          }),
          files: [
            expect.objectContaining({ content, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }),
          ],
        }),
      );
      const whole = base64.slice(0, -4);
      const bad = ['data:application/pdf;base64,AAAA', 'AA AA', 'AAA', 'AA_-', 'AA==AA=='];
      for (const end of bad) expect((await send(whole + end)).statusCode).toBe(400);
    },
  );

  it('B-56: the review reports the refused file', async () => {
    const form = (await realForms()).current('LREAL1');
    if (!form) throw new Error('Cannot find LREAL1');
    const sample = readFileSync('forms/LREAL1/samples/corporate-online.json', 'utf8');
    const { formData } = JSON.parse(sample) as { formData: FormData };
    const wire = Object.entries(toWire(form.plan, formData)).map(([name, value]) =>
      typeof value === 'object' && value !== null && 'name' in value
        ? [name, { name: value.name, type: '', size: 4, file: 'AAAA' }]
        : [name, value],
    );
    await app.close();
    const inspector = {
      inspect: async () =>
        ({ ok: false, key: 'validation_wrongFileType', args: ['.pdf'] }) as const,
      close: async () => {},
    };
    app = await testApp({ deps: { inspector } });
    const payload = { formData: Object.fromEntries(wire), submissionDetail: DETAIL };
    const { validationErr } = (await post('/api/submission/review/LREAL1/0', payload)).json();
    expect(validationErr[0]).toEqual({
      path: '/supportDocument/0/docFile',
      key: 'validation_wrongFileType',
      args: ['.pdf'],
    });
  });

  it('B-49: refuses rows that do not match their count', async () => {
    for (const count of [0, 1e9, -1, 1.5]) {
      const response = await post('/api/submission/submitFormBeforePayment/LREAL1', {
        formData: { orders_recCount: count, orders_PRN__1: 'A1234567' },
        submissionDetail: DETAIL,
      });
      expect(response.statusCode).toBe(400);
    }
  });

  it.each([
    ['store', new StoreError('busy', 'Cannot reach the store')],
    ['pdf', new PdfError('busy', 'Cannot render: too many documents wait')],
  ])('responds serverBusy without details when the %s is busy', async (_what, error) => {
    await app.close();
    const failing = async () => Promise.reject(error);
    app = await testApp({
      deps: { services: fakeServices({ saveSubmission: failing }), renderReview: failing },
    });
    const response = await post('/api/submission/submitFormBeforePayment/LREAL1', {
      formData: {},
      submissionDetail: DETAIL,
    });
    expect([response.statusCode, response.json().message]).toEqual([502, 'serverBusy']);
  });

  it('B-80: an internal error returns its code and reference, never its message', async () => {
    await app.close();
    const failing = async () => Promise.reject(new Error('secret detail A123456(3)'));
    app = await testApp({ deps: { services: fakeServices({ saveSubmission: failing }) } });
    const response = await post('/api/submission/submitFormBeforePayment/LREAL1', {
      formData: {},
      submissionDetail: DETAIL,
    });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      error: 'INTERNAL',
      message: 'generalErrMsg',
      reference: response.headers['x-request-id'],
    });
  });
});
