import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { EmbedSignatureInput, PrepareSignatureInput } from '#engine';
import type { CertificateInPage } from '../../../../renderer/signing/certificates/CertificateMessages.ts';
import { KeyRing } from '../../../../renderer/signing/certificates/KeyRing.ts';
import { signingActors } from '../../../../renderer/wizard/effects/signingActors.ts';
import { wireAnswer } from '../../../support/inPortal.tsx';
import { planServices } from '../../../support/planServices.ts';

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const CHALLENGE = { answer: 'AB3D', secret: 's1' };

afterEach(() => vi.unstubAllGlobals());

/** Returns the actors of a portal with one key, whose server gives this response to every call. */
function portal(answer: object = {}, key = {} as CryptoKey) {
  const keys = new KeyRing();
  const keyRef = keys.keep({ key } as CertificateInPage);
  const anyCall = new Proxy({}, { get: () => () => wireAnswer(200, answer) });
  const ask = () => ({ signatures: [] }) as never;
  const made = planServices({ answers: anyCall, store: { ask } });
  const actors = signingActors(Object.assign(made.services, { keys }));
  return { ...made, actors, keys, keyRef };
}

describe('signingActors: signInBrowser', () => {
  it('promise 2: signs the bytes with the key of the page', async () => {
    const pair = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
    const { actors, keyRef, asked } = portal({}, pair.privateKey);
    const input = { keyRef, toBeSigned: btoa('attributes') };
    const base64 = await toPromise(createActor(actors.signInBrowser, { input }).start());
    const signature = Buffer.from(base64, 'base64');
    const bytes = new TextEncoder().encode('attributes');
    expect(await crypto.subtle.verify(ALGORITHM.name, pair.publicKey, signature, bytes)).toBe(true);
    expect(asked).toEqual([]);
  });

  it('promise 2: fails after the key was removed', async () => {
    const { actors, keys, keyRef } = portal();
    keys.forget();
    const input = { keyRef, toBeSigned: btoa('attributes') };
    const signing = toPromise(createActor(actors.signInBrowser, { input }).start());
    await expect(signing).rejects.toThrow('the key was removed');
  });
});

describe('signingActors: embedSignature', () => {
  const embed = (
    made: ReturnType<typeof portal>,
    challenge = undefined as typeof CHALLENGE | undefined,
  ) => {
    const certificate = { keyRef: made.keyRef, ecertPub: 'AA==', ecertChain: [] };
    const input = {
      fieldId: 'ownerSign',
      submissionId: 'S1',
      signedHash: 'c2ln',
      certificate,
      challenge,
    };
    const actor = createActor(made.actors.embedSignature, {
      input: input as unknown as EmbedSignatureInput,
    });
    return toPromise(actor.start());
  };

  it('promise 2: removes the key once the signature is embedded, and shows the document', async () => {
    const answer = { result: 'ok', pdfData: 'JVBE', signedBy: 'CHAN' };
    const made = portal(answer);
    expect(await embed(made)).toMatchObject({ result: 'ok' });
    expect(() => made.keys.get(made.keyRef)).toThrow(RangeError);
    expect(made.pdf.get()).toMatchObject({ kind: 'made', isSigned: true });
  });

  it('keeps the key for a retry, and shows nothing, after a failure', async () => {
    const made = portal({ result: 'signatureFailure', message: 'signingFailed' });
    await embed(made).catch(() => undefined);
    expect(made.keys.get(made.keyRef)).toEqual({});
    expect(made.pdf.get()).toEqual({ kind: 'none' });
  });

  it('sends the answer of a captcha', async () => {
    const made = portal({ result: 'ok' });
    await embed(made, CHALLENGE);
    expect(made.asked[0]?.headers).toMatchObject({ 'Challenge-Answer': 'AB3D' });
  });
});

describe('signingActors: prepareSignature', () => {
  it.each([
    [CHALLENGE, 'AB3D'],
    [undefined, undefined],
  ])('sends the answer of a captcha: %j', async (challenge, sent) => {
    const { actors, asked } = portal({ result: 'formChanged' });
    const certificate = { keyRef: 'k', ecertPub: 'AA==', ecertChain: [] };
    const input = { fieldId: 'ownerSign', submissionId: 'S1', certificate, challenge };
    const actor = createActor(actors.prepareSignature, {
      input: input as unknown as PrepareSignatureInput,
    });
    await expect(toPromise(actor.start())).rejects.toMatchObject({ failure: { kind: 'refused' } });
    expect(asked[0]?.headers['Challenge-Answer']).toBe(sent);
  });
});

describe('signingActors: openCertificate', () => {
  it('removes an earlier key before it opens another file', async () => {
    const { actors, keys, keyRef } = portal();
    const file = { name: 'a.p12', size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) };
    const input = { fieldId: 'ownerSign', file, pin: '1' } as never;
    const opening = toPromise(createActor(actors.openCertificate, { input }).start());
    await expect(opening).rejects.toThrow();
    expect(() => keys.get(keyRef)).toThrow(RangeError);
  });
});
