import { afterEach, describe, expect, it, vi } from 'vitest';
import { wizardContext } from '../../../../engine/wizard/moves.ts';
import { fetchShownPdf } from '../../../../renderer/wizard/effects/fetchShownPdf.ts';
import { ACKNOWLEDGEMENT, FACTS, input, SIGNED } from '../../../engine/support/wizardFacts.ts';
import { wireAnswer } from '../../../support/inPortal.tsx';
import { type PlanServicesOptions, planServices } from '../../../support/planServices.ts';

const answer = (name: string) => () => wireAnswer(200, { result: 'ok', pdfData: name });
/** The server's documents, each named after the call that returns it. */
const ANSWERS = {
  '/api/submission/review/LREAL1/0': answer('review'),
  '/api/submission/formToSign': answer('to sign'),
  '/api/submission/signedForm': answer('signed'),
  '/api/submission/submitFormByTxnId': answer('record by transaction'),
  '/api/submission/LREAL1/380.00': answer('paid record'),
  '/api/submission/LREAL1/0.00': answer('free record'),
};
const CONTEXT = { ...wizardContext(input()), stale: false };
const ON_PAPER = { ...CONTEXT, facts: { ...FACTS, submissionType: 'OFFLINE_SUBM' } } as const;
const UNPAID = { ...ACKNOWLEDGEMENT, paymentTxnNum: undefined };

afterEach(() => vi.useRealTimers());

function portal(options: PlanServicesOptions, hasToken = true) {
  const ask = () => ({ signatures: [{ id: 'ownerSign', disabled: false }] }) as never;
  const made = planServices({
    answers: ANSWERS,
    ...options,
    store: { ask, hasValidator: () => true },
  });
  if (hasToken) made.http.pass.offer({ answer: 'A', secret: 's' });
  return made;
}

describe('fetchShownPdf', () => {
  it.each<[string, PlanServicesOptions['context'], string]>([
    ['the current answers before the wizard starts', undefined, 'review'],
    ['the current answers before they are saved', CONTEXT, 'review'],
    ['the document to sign', { ...CONTEXT, submissionId: 'S1' }, 'to sign'],
    ['changed answers', { ...CONTEXT, submissionId: 'S1', stale: true }, 'review'],
    ['a signed form', { ...CONTEXT, submissionId: 'S1', signed: [SIGNED] }, 'signed'],
    ['the record of a paid form', { ...CONTEXT, acknowledgement: ACKNOWLEDGEMENT }, 'paid record'],
    ['the record of a free form', { ...CONTEXT, acknowledgement: UNPAID }, 'free record'],
    [
      'a form on paper, whose fee is due at the counter',
      { ...ON_PAPER, acknowledgement: { ...UNPAID, paymentCents: 38_000 } },
      'paid record',
    ],
    [
      'a submission without a number',
      { ...CONTEXT, acknowledgement: { ...UNPAID, submissionId: undefined } },
      'review',
    ],
  ])('fetches the PDF of %s', async (_, context, name) => {
    const { services } = portal({ ...(context && { context }) });
    expect(await fetchShownPdf(services)).toBe(name);
  });

  it('reads a paid form by its transaction without a captcha, as after a reload', async () => {
    const context = { ...CONTEXT, acknowledgement: ACKNOWLEDGEMENT };
    const { services, asked } = portal({ context }, false);
    expect(await fetchShownPdf(services)).toBe('record by transaction');
    expect(JSON.parse(asked[0]?.body ?? '').submissionDetail).toMatchObject({
      transactionId: ACKNOWLEDGEMENT.paymentTxnNum,
    });
  });

  it('makes the document of a paper form again after the server has removed it', async () => {
    const answers = {
      ...ANSWERS,
      '/api/submission/LREAL1/0.00': () => wireAnswer(200, { result: 'ok' }),
    };
    const context = { ...ON_PAPER, acknowledgement: { ...UNPAID, paymentCents: undefined } };
    expect(await fetchShownPdf(portal({ answers, context }).services)).toBe('review');
  });

  it('waits 30 seconds for the record', async () => {
    vi.useFakeTimers();
    let tries = 0;
    const answers = {
      '/api/submission/LREAL1/0.00': () => {
        tries += 1;
        return wireAnswer(200, { result: 'ok', ...(tries === 20 && { pdfData: 'late' }) });
      },
    };
    const context = { ...CONTEXT, acknowledgement: UNPAID };
    const { services } = portal({ answers, context });
    const late = fetchShownPdf(services);
    await vi.advanceTimersByTimeAsync(19 * 1500);
    expect(await late).toBe('late');
    const never = expect(fetchShownPdf(services)).rejects.toThrow('has not created it yet');
    await vi.advanceTimersByTimeAsync(20 * 1500);
    await never;
    expect(tries).toBe(40);
  });
});
