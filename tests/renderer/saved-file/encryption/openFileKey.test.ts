import { afterEach, describe, expect, it, vi } from 'vitest';
import { certificateThumbprint } from '../../../../renderer/saved-file/encryption/certificateThumbprint.ts';
import { openFileKey } from '../../../../renderer/saved-file/encryption/openFileKey.ts';
import { fakeWorker } from '../../../support/fakeWorker.ts';

const DER = new Uint8Array([1, 2, 3]);
const THUMBPRINT = await certificateThumbprint(DER);
const KEY = {} as CryptoKey;
const OPENED = { kind: 'opened', certificate: Buffer.from(DER).toString('base64'), key: KEY };

afterEach(() => vi.unstubAllGlobals());

/** Opens a certificate file, with a worker that gives this reply. */
function opening(reply: object, recipient: string | undefined = THUMBPRINT) {
  const worker = fakeWorker(() => [{ kind: 'ready' }, reply]);
  const file = new File(['p12'], 'chan.p12');
  const key = openFileKey({ kind: 'certificate', file, pin: '1234' }, recipient);
  return { key, worker };
}

describe('openFileKey', () => {
  it('returns the key of the certificate that the file names', async () => {
    const { key, worker } = opening(OPENED);
    expect(await key).toEqual({ kind: 'certificate', privateKey: KEY, thumbprint: THUMBPRINT });
    expect(worker.posted).toEqual([
      { file: expect.any(ArrayBuffer), pin: '1234', purpose: 'decrypt' },
    ]);
  });

  it.each([
    ['otherCertificate for another certificate', OPENED, 'another thumbprint', 'otherCertificate'],
    ['otherCertificate for a file without one', OPENED, '', 'otherCertificate'],
    [
      'the fault of the file',
      { kind: 'fault', fault: 'certificate.unsafe' },
      THUMBPRINT,
      'certificate.unsafe',
    ],
  ])('fails with %s', async (_, reply, recipient, message) => {
    await expect(opening(reply, recipient).key).rejects.toMatchObject({
      failure: { kind: 'refused', message: { key: message, args: [] } },
    });
  });

  it('fails with eCertError if the file cannot be read', async () => {
    const file = new File(['p12'], 'chan.p12');
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
    const key = openFileKey({ kind: 'certificate', file, pin: '1234' }, THUMBPRINT);
    await expect(key).rejects.toMatchObject({ failure: { message: { key: 'eCertError' } } });
  });
});
