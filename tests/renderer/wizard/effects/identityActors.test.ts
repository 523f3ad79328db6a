import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { callFailureOf } from '#engine';
import { createHttp } from '../../../../renderer/api/http.ts';
import { identityActors } from '../../../../renderer/wizard/effects/identityActors.ts';
import { ReviewPdf } from '../../../../renderer/wizard/state/ReviewPdf.ts';
import type { WizardServices } from '../../../../renderer/wizard/state/WizardServices.ts';
import { cannedServer, wireAnswer } from '../../../support/inPortal.tsx';

const POLL = '/api/iaspdfsign/poll/LREAL1/ownerSign/R1';
const START = '/api/iaspdfsign/init/LREAL1/ownerSign';
/** The hash of `A123456` in the guide of the app. */
const HASH = 'rDcExehSzsiEp2laLaJqrtaX2ua9sdaugwaY5ONmYwk=';

function portal(answers: Parameters<typeof cannedServer>[0] = {}) {
  const { asked, transport } = cannedServer(answers);
  const pdf = new ReviewPdf();
  const http = createHttp(transport);
  const services = {
    http,
    pdf,
    autofill: { handles: () => undefined },
    form: { code: 'LREAL1', hash: 'd1' },
    language: () => 'en',
  } as unknown as WizardServices;
  const actors = identityActors(services);
  return { actors, asked, http, pdf };
}

describe('startIdentity', () => {
  it('T-43: sends the solved captcha, the browser and the hash, but no number', async () => {
    const refusal = () => wireAnswer(200, { result: 'signatureFailure', message: 'D70006' });
    const { actors, asked } = portal({ [START]: refusal });
    const input = {
      fieldId: 'ownerSign',
      submissionId: 'S1',
      idHash: HASH,
      challenge: { answer: 'AB3D', secret: 'S' },
    };
    const starting = toPromise(createActor(actors.startIdentity, { input }).start());
    expect(await starting.then(() => undefined, callFailureOf)).toMatchObject({
      message: { key: 'D70006' },
    });
    expect(asked[0]?.headers).toMatchObject({ 'Challenge-Answer': 'AB3D' });
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      submissionDetail: { submissionId: 'S1', lang: 'Eng', source: 'PC_Browser' },
      idHash: HASH,
    });
    expect(JSON.stringify(asked)).not.toContain('A123456');
  });
});

describe('pollIdentity', () => {
  const input = { fieldId: 'ownerSign', id: 'R1' };
  const completed = () =>
    wireAnswer(200, { status: 'completed', signedPDF: 'JVBE', signedBy: 'CHAN TAI MAN' });

  it('keeps the signed PDF in the page, and returns the other data', async () => {
    const { actors, pdf } = portal({ [POLL]: completed });
    const polled = await toPromise(createActor(actors.pollIdentity, { input }).start());
    expect(polled).toEqual({
      status: 'completed',
      submissionId: undefined,
      signedBy: 'CHAN TAI MAN',
      signedAt: '',
    });
    expect(pdf.get()).toEqual({ kind: 'made', base64: 'JVBE', isSigned: true });
  });

  it('keeps nothing after the dialog closes', async () => {
    const { actors, asked, pdf } = portal({ [POLL]: completed });
    const polling = createActor(actors.pollIdentity, { input }).start();
    polling.stop();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(pdf.get()).toEqual({ kind: 'none' });
  });
});
