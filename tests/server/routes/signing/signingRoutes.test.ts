import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServices } from '../../../support/fakeServices.ts';
import { testApp } from '../../../support/testApp.ts';

const BODY = {
  submissionDetail: { submissionId: 'S1', lang: 'Eng' },
  ecertPub: 'AA==',
  ecertChain: [],
};

let app: FastifyInstance;
afterEach(() => app.close());

async function refusedFor(keys: readonly string[]) {
  const refusal = { result: 'signatureFailure', keys } as const;
  const services = fakeServices({ prepareSignature: async () => refusal });
  app = await testApp({ deps: { services } });
  const url = '/api/submission/sign/LREAL1/ownerSign';
  const headers = { cookie: `sitting=${'s'.repeat(43)}` };
  return (await app.inject({ method: 'POST', url, payload: BODY, headers })).json();
}

describe('signingRoutes: routes of signing', () => {
  it('promise 15: return every problem of a certificate', async () => {
    const keys = ['validation_signature_expired', 'signerIdMismatch'];
    expect(await refusedFor(keys)).toEqual({
      result: 'signatureFailure',
      message: keys[0],
      messages: keys,
    });
  });

  it('return a single reason only once', async () => {
    expect(await refusedFor(['signerIdMismatch'])).toEqual({
      result: 'signatureFailure',
      message: 'signerIdMismatch',
    });
  });
});
