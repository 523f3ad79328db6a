import { describe, expect, it } from 'vitest';
import { callFailureOf } from '#engine';
import { prepareSignature, type SigningCall } from '../../../renderer/api/signingApi.ts';

const CERTIFICATE = { keyRef: 'k', ecertPub: 'AA==', ecertChain: [] };
const INPUT = { fieldId: 'ownerSign', submissionId: 'S1', certificate: CERTIFICATE };

/** Returns the failure that the page gets for a server's response. */
async function failureFor(answer: object) {
  const http = { send: async () => answer } as unknown as SigningCall['http'];
  const call: SigningCall = { http, formCode: 'LREAL1', definition: 'd', language: 'en' };
  const signing = prepareSignature(call, { ...INPUT, challenge: undefined });
  return signing.then(() => undefined, callFailureOf);
}

describe('prepareSignature', () => {
  it('promise 15: returns every fault of a certificate', async () => {
    const messages = ['validation_signature_expired', 'signerIdMismatch'];
    const answer = { result: 'signatureFailure', message: messages[0], messages };
    expect(await failureFor(answer)).toEqual({
      kind: 'refused',
      message: { key: messages[0], args: [], also: [messages[1]] },
    });
  });

  it('uses the result as the reason without a message', async () => {
    expect(await failureFor({ result: 'formChanged' })).toMatchObject({
      message: { key: 'formChanged' },
    });
  });
});
