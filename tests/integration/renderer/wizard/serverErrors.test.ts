// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createHttp } from '../../../../renderer/api/http.ts';
import { readRuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { createServices } from '../../../../renderer/wizard/effects/createServices.ts';
import { submissionActors } from '../../../../renderer/wizard/effects/submissionActors.ts';
import { cannedServer, wireAnswer } from '../../../support/inPortal.tsx';
import { loadPortalForm } from '../../../support/loadPortalForm.ts';
import { loadedForm } from '../../../support/showWizard.tsx';

const FAULT = { key: 'validation_fileActive', args: [] };

it('U-08: saveForReview: shows a server error at its record, even if blank records were not sent', async () => {
  const form = loadedForm(await loadPortalForm('LFSC'));
  const validationErr = [{ path: '/supportDocument/0/docFile', ...FAULT }];
  const { transport, asked } = cannedServer({
    '/api/submission/review/LFSC/0': () =>
      wireAnswer(200, { result: 'validationError', validationErr }),
  });
  const config = { ...readRuntimeConfig({}), validationDelayMs: 0 };
  const now = { language: () => 'en' as const, context: () => undefined };
  const services = createServices(form, { http: createHttp(transport), config }, now, undefined);
  const { store } = services;
  while (store.rowCount('/supportDocument') < 2) store.addRow('/supportDocument');
  const [type] = store.options('/supportDocument/1/docType');
  store.set('/supportDocument/1/docType', type?.value);
  const input = {
    formCode: 'LFSC',
    needsSubmission: false,
    submissionId: undefined,
    challenge: undefined,
  };
  const saved = createActor(submissionActors(services).saveForReview, { input }).start();
  const shown = { path: '/supportDocument/1/docFile', ...FAULT };
  expect(await toPromise(saved)).toMatchObject({ result: 'validationError', errors: [shown] });
  expect(asked[0]?.body).toContain('supportDocument_recCount":1');
  expect(store.shownErrors()).toMatchObject([shown]);
});
