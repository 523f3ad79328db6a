import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { certificateThumbprint } from '../../../renderer/saved-file/encryption/certificateThumbprint.ts';
import type { Unlocking } from '../../../renderer/saved-file/encryption/FileLock.ts';
import { sealAnswers } from '../../../renderer/saved-file/encryption/sealAnswers.ts';
import { loadError, openSavedFile } from '../../../renderer/saved-file/openSavedFile.ts';
import type { WizardServices } from '../../../renderer/wizard/state/WizardServices.ts';
import { fakeWorker } from '../../support/fakeWorker.ts';

/** The bytes of a certificate, which the test never reads, and a key pair instead of its keys. */
const DER = new Uint8Array([1, 2, 3]);
const THUMBPRINT = await certificateThumbprint(DER);
const KEYS = await crypto.subtle.generateKey(
  {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  },
  false,
  ['encrypt', 'decrypt', 'wrapKey', 'unwrapKey'],
);
const CERTIFICATE: Unlocking = {
  kind: 'certificate',
  file: new File(['p12'], 'chan.p12'),
  pin: '1234',
};
/** The first line of a saved file. The test's server accepts any content. */
const FILE = `${JSON.stringify({ lrwf: 1, formCode: 'LREAL1', recipient: THUMBPRINT })}\n`;

const refusal = (key: string) => ({
  failure: { kind: 'refused', message: { key, args: [] } },
});

/** Returns content that the certificate opens, in base64. */
async function sealed(content: unknown, formCode = 'LREAL1'): Promise<string> {
  const lock = {
    kind: 'certificate',
    recipient: { publicKey: KEYS.publicKey, thumbprint: THUMBPRINT },
  } as const;
  const plain = new TextEncoder().encode(JSON.stringify(content));
  return Buffer.from(await sealAnswers(plain, lock, formCode)).toString('base64');
}

beforeEach(() => {
  const certificate = Buffer.from(DER).toString('base64');
  fakeWorker(() => [{ kind: 'ready' }, { kind: 'opened', certificate, key: KEYS.privateKey }]);
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a file with a server that unwraps it as this content. */
function opening(content = '', file = new Blob([FILE]), unlocking = CERTIFICATE) {
  const exc = { version: 3, savedAt: '2026-11-20T02:00:00Z' };
  const send = vi.fn(async (_call: object) => ({ result: 'ok', data: content, exc }));
  const offer = vi.fn();
  const form = { code: 'LREAL1', hash: 'd1', plan: { reference: 'L.R. 1', version: 3 } };
  const services = { form, http: { send, pass: { offer } } } as unknown as WizardServices;
  const open = (challenge?: Parameters<typeof openSavedFile>[3]) =>
    openSavedFile(services, file, unlocking, challenge);
  return { open, send, offer };
}

describe('openSavedFile', () => {
  it('sends the file with its verifier, and returns the answers', async () => {
    const { open, send, offer } = opening(await sealed({ data: { a: 'b' } }));
    const opened = await open();
    expect(opened).toMatchObject({
      formCode: 'LREAL1',
      version: 3,
      savedAt: '2026-11-20T02:00:00Z',
      saved: { data: { a: 'b' } },
    });
    expect(opened).not.toHaveProperty('content');
    const body = { data: btoa(FILE), passwordHash: expect.stringMatching(/^[0-9a-f]{64}$/) };
    const call = { path: '/api/tempsave/load', body: expect.objectContaining(body) };
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(call));
    expect(offer).not.toHaveBeenCalled();
  });

  it('sends the answer of a captcha, if there is one', async () => {
    const { open, offer } = opening(await sealed({ data: {} }));
    const challenge = { answer: 'AB3D', secret: 's1' };
    await open(challenge);
    expect(offer).toHaveBeenCalledExactlyOnceWith(challenge);
  });

  it('opens only the content of the form that the server names', async () => {
    const { open } = opening(await sealed({ data: {} }, 'LREAL2'));
    await expect(open()).rejects.toMatchObject(refusal('passwordError'));
  });

  it('fails with passwordError for a wrong password', async () => {
    const unlocking = { kind: 'password', password: 'correct-horse' } as const;
    const { open, send } = opening(await sealed({ data: {} }), new Blob([FILE]), unlocking);
    await expect(open()).rejects.toMatchObject(refusal('passwordError'));
    expect(JSON.stringify(send.mock.calls)).not.toContain(unlocking.password);
  });

  it('fails with loadFailed if the content has no answers', async () => {
    const { open } = opening(await sealed('no answers'));
    await expect(open()).rejects.toMatchObject(refusal('loadFailed'));
  });

  it('fails with loadFailed if the browser cannot read the file', async () => {
    const gone = new Blob([FILE]);
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
    await expect(opening('', gone).open()).rejects.toMatchObject(refusal('loadFailed'));
  });

  it.each([
    ['a text', 'Dear Sir or Madam'],
    ['JSON of something else', '{"formData":{}}'],
    ['nothing at all', ''],
  ])('promise 15: fails with notSavedForm for %s, without a request', async (_, content) => {
    const { open, send } = opening('', new Blob([content]));
    await expect(open()).rejects.toMatchObject(refusal('notSavedForm'));
    expect(send).not.toHaveBeenCalled();
  });

  it('fails for another certificate than the file names, without a request', async () => {
    const { open, send } = opening('', new Blob(['{"lrwf":1,"recipient":"other"}\n']));
    await expect(open()).rejects.toMatchObject(refusal('otherCertificate'));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('loadError', () => {
  it('returns a refusal with a message key', () => {
    expect(loadError('loadFailed')).toMatchObject(refusal('loadFailed'));
  });
});
