// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callFailureOf, type FormData, type WizardContext } from '#engine';
import minimal from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import { createHttp } from '../../../../renderer/api/http.ts';
import { readRuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { createServices } from '../../../../renderer/wizard/effects/createServices.ts';
import {
  complete,
  fetchReviewPdf,
  save,
} from '../../../../renderer/wizard/effects/submissionCalls.ts';
import { cannedServer, wireAnswer } from '../../../support/inPortal.tsx';
import { loadPortalForm } from '../../../support/loadPortalForm.ts';
import { GOOD_ANSWERS, loadedForm } from '../../../support/showWizard.tsx';

const form = loadedForm(await loadPortalForm('LREAL1'));
const SENDING = { progress: () => undefined, idempotencyKey: 'k1' };
const INPUT = { formCode: 'LREAL1', submissionId: undefined, challenge: undefined };
const OLD = btoa('%PDF of the answers before');
const NEW = btoa('%PDF-1.7');
const ANEW = { kind: 'made', base64: NEW, isSigned: false };

afterEach(() => sessionStorage.clear());

/** Returns the services of a wizard with the document of earlier answers, and its server. */
function sitting(
  answers: Parameters<typeof cannedServer>[0] = GOOD_ANSWERS,
  context?: WizardContext,
  shown = form,
) {
  const { transport, asked } = cannedServer(answers);
  const portal = { http: createHttp(transport), config: readRuntimeConfig({}) };
  const now = { language: () => 'en' as const, context: () => context };
  const services = createServices(shown, portal, now, undefined);
  services.store.replace(minimal.formData as FormData);
  services.pdf.keep(OLD, false);
  const saved = (needsSubmission: boolean) =>
    save(services, { ...INPUT, needsSubmission }, SENDING);
  const completed = () =>
    complete(
      services,
      { ...INPUT, submissionId: 'SUB1', transactionId: undefined, amountCents: 0 },
      () => undefined,
    );
  return { ...services, asked, saved, completed };
}

describe('save: saving for the review', () => {
  it('replaces the document of earlier answers in the background', async () => {
    const { saved, pdf } = sitting();
    expect(await saved(true)).toMatchObject({ result: 'ok', submissionId: 'SUB1' });
    await vi.waitFor(() => expect(pdf.get()).toEqual(ANEW));
  });

  it('keeps the document of the validation response, if nothing is saved', async () => {
    const { saved, pdf, asked } = sitting();
    expect(await saved(false)).toMatchObject({ result: 'ok', submissionId: undefined });
    expect(pdf.get()).toEqual(ANEW);
    expect(asked.map(({ url }) => url)).toEqual(['/api/submission/review/LREAL1/0']);
  });

  it('shows the document to sign, even if the form keeps its first PDF', async () => {
    const manifest = { ...form.plan.manifest, ignorePDFUpdate: true };
    const keeping = { ...form, plan: { ...form.plan, manifest } };
    const { saved, pdf } = sitting(GOOD_ANSWERS, undefined, keeping);
    await saved(true);
    await vi.waitFor(() => expect(pdf.get()).toEqual(ANEW));
  });

  it('promise 5: updates the saved form when the fee is not paid online any longer', async () => {
    const url = '/api/submission/updateFormBeforePayment/LREAL1';
    const updated = { result: 'ok', submissionId: 'SUB1', paymentAmount: '0.00' };
    const { asked, ...services } = sitting({
      ...GOOD_ANSWERS,
      [url]: () => wireAnswer(200, updated),
    });
    const input = { ...INPUT, submissionId: 'SUB1', needsSubmission: false };
    expect(await save(services, input, SENDING)).toMatchObject({ result: 'ok', amountCents: 0 });
    expect(asked[0]?.url).toBe(url);
  });

  it('shows the server’s errors at their fields, and the earlier document as stale', async () => {
    const validationErr = [{ path: '/SubscriberNameEng', key: 'validation_required', args: [] }];
    const refusal = { result: 'validationError', message: 'validationError', validationErr };
    const { saved, pdf, store } = sitting({
      '/api/submission/submitFormBeforePayment/LREAL1': () => wireAnswer(200, refusal),
    });
    expect(await saved(true)).toMatchObject({ result: 'validationError' });
    expect(store.shownErrors().map(({ path }) => path)).toEqual(['/SubscriberNameEng']);
    expect(pdf.get()).toMatchObject({ base64: OLD, isStale: true });
  });
});

describe('fetchReviewPdf', () => {
  const REVIEW = '/api/submission/review/LREAL1/0';

  it('requests a draft, because answers may be missing', async () => {
    const { asked, ...services } = sitting({
      [REVIEW]: () => wireAnswer(200, { pdfData: 'AAAA' }),
    });
    expect(await fetchReviewPdf(services)).toBe('AAAA');
    expect(JSON.parse(asked[0]?.body ?? '{}').submissionDetail).toEqual({
      lang: 'Eng',
      isDraft: true,
    });
  });

  it('shows a server error at its field, and returns the reason of other refusals', async () => {
    const validationErr = [{ path: '/OtherIdDoc', key: 'validation_maxChars', args: [100] }];
    let answer: object = { result: 'validationError', message: 'validationError', validationErr };
    const services = sitting({ [REVIEW]: () => wireAnswer(200, answer) });
    const failure = () => fetchReviewPdf(services).then(() => undefined, callFailureOf);
    expect(await failure()).toMatchObject({ message: { key: 'validationError' } });
    expect(services.store.shownErrors().map(({ path }) => path)).toEqual(['/OtherIdDoc']);
    answer = { result: 'formChanged', message: 'formChanged' };
    expect(await failure()).toMatchObject({ message: { key: 'formChanged' } });
  });
});

const SIGNED = { fieldId: 'ownerSign', signedBy: 'CHAN TAI MAN', signedAt: '2026-11-20T02:00:00Z' };
const contextWith = (signed: readonly unknown[]) =>
  ({ signed, facts: { submissionType: 'SIGN_ONLY' } }) as unknown as WizardContext;
const DOCUMENT = btoa('%PDF signed');

describe('complete and save: a signed form', () => {
  it('promise 1: completes the server’s saved form, and shows the signed document', async () => {
    const ok = {
      result: 'ok',
      submissionId: 'SUB1',
      signedFields: ['ownerSign'],
      pdfData: DOCUMENT,
    };
    const answers = { '/api/submission/LREAL1/0.00': () => wireAnswer(200, ok) };
    const { completed, pdf, asked } = sitting(answers, contextWith([SIGNED]));
    expect(await completed()).toMatchObject({
      result: 'ok',
      acknowledgement: { submissionId: 'SUB1', signedFields: ['ownerSign'] },
    });
    expect(pdf.get()).toEqual({ kind: 'made', base64: DOCUMENT, isSigned: true });
    expect(JSON.parse(asked[0]?.body ?? '{}')).toEqual({
      submissionDetail: { lang: 'Eng', submissionId: 'SUB1', printOnPaper: true },
    });
  });

  it('sends the answers and no submission id without a signature', async () => {
    const answers = { '/api/submission/LREAL1/0.00': () => wireAnswer(200, { result: 'ok' }) };
    const { completed, asked } = sitting(answers, contextWith([]));
    await completed();
    const body = JSON.parse(asked[0]?.body ?? '{}');
    expect(body.submissionDetail).toEqual({ lang: 'Eng', printOnPaper: true });
    expect(body).toHaveProperty('formData');
  });

  it('promise 1: fetches the signed document after another save', async () => {
    const answers = {
      ...GOOD_ANSWERS,
      '/api/submission/signedForm': () => wireAnswer(200, { result: 'ok', pdfData: DOCUMENT }),
    };
    const { saved, pdf } = sitting(answers, contextWith([SIGNED]));
    await saved(true);
    await vi.waitFor(() => expect(pdf.get()).toMatchObject({ kind: 'made', base64: DOCUMENT }));
  });
});

describe('previousGcisTxnId', () => {
  const KEY = 'previousGcisTxnId';
  const sentWith = (asked: readonly { readonly body?: string | undefined }[]) =>
    JSON.parse(asked[0]?.body ?? '{}').submissionDetail;

  it('is sent with the answers only if the tab has stored a transaction', async () => {
    const first = sitting();
    await first.saved(true);
    expect(sentWith(first.asked)).not.toHaveProperty(KEY);
    sessionStorage.setItem(KEY, 'T7');
    const second = sitting();
    await second.saved(true);
    expect(sentWith(second.asked)).toMatchObject({ [KEY]: 'T7' });
    expect(sessionStorage.getItem(KEY)).toBe('T7');
  });
});
