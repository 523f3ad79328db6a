import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CertificateRequest } from '../../../../renderer/signing/certificates/CertificateMessages.ts';
import { openCertificateFile } from '../../../../renderer/signing/certificates/openCertificateFile.ts';
import { fakeWorker } from '../../../support/fakeWorker.ts';

const READY = { kind: 'ready' };
const OPENED = { kind: 'opened', commonName: 'CHAN TAI MAN' };
const request = (): CertificateRequest => ({ file: new ArrayBuffer(3), pin: '1234' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('openCertificateFile', () => {
  it('transfers the file to a worker, and ends the worker afterwards', async () => {
    const worker = fakeWorker(() => [READY, OPENED]);
    const asked = request();
    expect(await openCertificateFile(asked)).toBe(OPENED);
    expect(worker).toEqual({ posted: [asked], transferred: [asked.file], ended: 1 });
  });

  it.each([
    [
      'the fault of the file',
      [READY, { kind: 'fault', fault: 'certificate.noPrivateKey' }],
      'certificate.noPrivateKey',
    ],
    ['eCertError if the worker breaks', [READY, new Error('defect')], 'eCertError'],
    ['eCertError if its code cannot be loaded', [new Error('offline')], 'eCertError'],
  ])('fails with %s, and ends the worker', async (_, replies, fault) => {
    const worker = fakeWorker(() => replies);
    await expect(openCertificateFile(request())).rejects.toMatchObject({ fault });
    expect(worker.ended).toBe(1);
  });

  it('T-21: fails after 20 seconds, which start once the code is loaded', async () => {
    vi.useFakeTimers();
    const slow = fakeWorker(() => [READY]);
    const settled = vi.fn();
    openCertificateFile(request()).catch(settled);
    await vi.advanceTimersByTimeAsync(19_999);
    expect([settled.mock.calls.length, slow.ended]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ fault: 'certificate.unsafe' }));
    expect(slow.ended).toBe(1);
    const loading = fakeWorker(() => []);
    openCertificateFile(request()).catch(settled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([settled.mock.calls.length, loading.posted]).toEqual([1, []]);
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    fakeWorker(() => [READY, OPENED]);
    await openCertificateFile(request());
    expect(vi.getTimerCount()).toBe(0);
  });
});
