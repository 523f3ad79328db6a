import { describe, expect, it } from 'vitest';
import { reviewOnly } from '../../../playground/frame/reviewOnly.ts';

const BEHAVIOUR = { submissionType: 'ALLOW_ESUBM', isPaymentRequired: true };
const REVIEW = '/api/submission/review/FIRST/0';
const SAVE = '/api/submission/submitFormBeforePayment/FIRST';

function server(behaviour: object = BEHAVIOUR) {
  const store = { ask: () => behaviour as never, fee: () => ({ lines: [], totalCents: 19_050 }) };
  return reviewOnly({ store });
}

const answerOf = async (url: string, transport = server()) => {
  const { status, body } = await transport({ method: 'POST', url, headers: {} });
  return { status, ...JSON.parse(body) };
};

describe('reviewOnly', () => {
  it('opens the review with an empty PDF', async () => {
    const { status, pdfData } = await answerOf(REVIEW);
    expect(status).toBe(200);
    expect(atob(pdfData)).toMatch(/^%PDF-/);
  });

  it('charges the fee of the answers, if it is paid online', async () => {
    expect(await answerOf(SAVE)).toMatchObject({ result: 'ok', paymentAmount: '190.50' });
    const free = [
      { ...BEHAVIOUR, isPaymentRequired: false },
      { ...BEHAVIOUR, submissionType: 'OFFLINE_SUBM' },
    ];
    for (const behaviour of free) {
      expect(await answerOf(SAVE, server(behaviour))).toMatchObject({ paymentAmount: '0.00' });
    }
    expect(await answerOf(SAVE, reviewOnly({}))).toMatchObject({ paymentAmount: '0.00' });
  });

  it.each([
    '/api/submission/submit/FIRST',
    '/api/submission/createTransaction',
    '/api/tempsave/save/FIRST',
  ])('fails for %s, as without a connection', async (url) => {
    await expect(answerOf(url)).rejects.toThrow(TypeError);
  });
});
