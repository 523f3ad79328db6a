import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormData, toWire } from '#engine';
import { engineRules } from '../../../../server/services/answers/engineRules.ts';
import { createServices } from '../../../../server/services/createServices.ts';
import { fakeServices } from '../../../support/fakeServices.ts';
import { realForms, testApp } from '../../../support/testApp.ts';
import { openTestPortal, type TestPortal } from '../../../support/testPortal.ts';

const SAMPLE = 'forms/LREAL1/samples/minimal.json';
const { formData: answers } = JSON.parse(readFileSync(SAMPLE, 'utf8')) as { formData: FormData };
const INJECTED = 'a@example.hk\r\nBcc: b@example.hk';

describe('an acknowledgement address with further header lines', () => {
  let portal: TestPortal;
  let app: FastifyInstance;
  beforeAll(async () => {
    portal = await openTestPortal();
    const deps = { ...portal.deps, catalogue: await realForms(), rules: engineRules };
    app = await testApp({ deps: { services: { ...fakeServices(), ...createServices(deps) } } });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await portal.close();
  });

  const send = async (path: string, ackEmail: string, submissionId?: string, cookie = '') => {
    const form = (await realForms()).current('LREAL1');
    if (!form) throw new Error('Cannot find LREAL1');
    return app.inject({
      method: 'POST',
      url: `/api/submission/${path}`,
      payload: {
        formData: toWire(form.plan, { ...answers, receiveAckEmail: true, ackEmail }),
        submissionDetail: { lang: 'Eng', ...(submissionId && { submissionId }) },
      },
      headers: { cookie },
    });
  };
  const REFUSED = {
    result: 'validationError',
    validationErr: [{ path: '/ackEmail', key: 'validation_invalidEmail' }],
  };

  it('T-31: is refused when the form is reviewed, saved and changed', async () => {
    expect((await send('review/LREAL1/0', INJECTED)).json()).toMatchObject(REFUSED);
    expect((await send('submitFormBeforePayment/LREAL1', INJECTED)).json()).toMatchObject(REFUSED);
    const saved = await send('submitFormBeforePayment/LREAL1', 'a@example.hk');
    const cookie = String(saved.headers['set-cookie']).split(';')[0];
    const change = 'updateFormBeforePayment/LREAL1';
    const changed = await send(change, INJECTED, saved.json().submissionId, cookie);
    expect(changed.json()).toMatchObject(REFUSED);
  });

  it('T-31: differs from an incomplete address, which save and review accept', async () => {
    const saved = await send('submitFormBeforePayment/LREAL1', 'chan');
    expect(saved.json()).toMatchObject({ result: 'ok' });
    expect((await send('review/LREAL1/0', 'chan')).json()).toHaveProperty('pdfData');
  });
});
