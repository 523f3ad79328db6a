// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormData } from '#engine';
import minimal from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import { createHttp } from '../../../renderer/api/http.ts';
import { readRuntimeConfig } from '../../../renderer/app/runtimeConfig.ts';
import { createServices } from '../../../renderer/wizard/createServices.ts';
import { save } from '../../../renderer/wizard/submissionCalls.ts';
import { cannedServer, wireAnswer } from '../../support/inPortal.tsx';
import { loadPortalForm } from '../../support/loadPortalForm.ts';
import { GOOD_ANSWERS, loadedForm } from '../../support/showWizard.tsx';

const form = loadedForm(await loadPortalForm('LREAL1'));
const SENDING = { progress: () => undefined, idempotencyKey: 'k1' };
const INPUT = { formCode: 'LREAL1', submissionId: undefined, challenge: undefined };
const OLD = btoa('%PDF of the answers before');
const NEW = btoa('%PDF-1.7');
const ANEW = { kind: 'made', base64: NEW, isSigned: false };

afterEach(() => sessionStorage.clear());

/** A wizard that has shown the document of earlier answers, and the server that it saves with. */
function sitting(answers: Parameters<typeof cannedServer>[0] = GOOD_ANSWERS) {
  const { transport, asked } = cannedServer(answers);
  const portal = { http: createHttp(transport), config: readRuntimeConfig({}) };
  const now = { language: () => 'en' as const, context: () => undefined };
  const services = createServices(form, portal, now, undefined);
  services.store.replace(minimal.formData as FormData);
  services.pdf.keep(OLD, false);
  const saved = (needsSubmission: boolean) =>
    save(services, { ...INPUT, needsSubmission }, SENDING);
  return { ...services, asked, saved };
}

describe('saving for the review', () => {
  it('has the document of the answers before made anew behind it', async () => {
    const { saved, pdf } = sitting();
    expect(await saved(true)).toMatchObject({ result: 'ok', submissionId: 'SUB1' });
    await vi.waitFor(() => expect(pdf.get()).toEqual(ANEW));
  });

  it('keeps the document that came with the check, where nothing is saved', async () => {
    const { saved, pdf, asked } = sitting();
    expect(await saved(false)).toMatchObject({ result: 'ok', submissionId: undefined });
    expect(pdf.get()).toEqual(ANEW);
    expect(asked.map(({ url }) => url)).toEqual(['/api/submission/review/LREAL1/0']);
  });

  it('shows errors of the server at their fields, and the document before as no longer holding', async () => {
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
