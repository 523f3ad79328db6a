import type {
  CertificateInPage,
  CertificateReply,
  CertificateRequest,
} from './CertificateMessages.ts';
import { Pkcs12Error } from './OpenedPkcs12.ts';

/**
 * A file that takes longer than this to open is no certificate (T-21). What it may ask for is bounded
 * before; this is for whatever else a file may do, and an old, busy phone takes seconds for a good one.
 */
const OPENING_MS = 20_000;

/**
 * Opens a .p12 file in a worker that is ended afterwards, or twenty seconds after it could begin.
 *
 * @throws {Pkcs12Error} when the file cannot be opened
 */
export function openCertificateFile(request: CertificateRequest): Promise<CertificateInPage> {
  const worker = new Worker(new URL('./certificateWorker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<CertificateInPage>((resolve, reject) => {
    const tooLong = () => reject(new Pkcs12Error('certificate.unsafe'));
    worker.onmessage = ({ data }: MessageEvent<CertificateReply>) => {
      // Fetching the worker's code is the network's time, not the file's.
      if (data.kind === 'ready') {
        timer = setTimeout(tooLong, OPENING_MS);
        worker.postMessage(request, [request.file]);
      } else if (data.kind === 'opened') resolve(data);
      else reject(new Pkcs12Error(data.fault));
    };
    worker.onerror = () => reject(new Pkcs12Error('eCertError'));
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
