import type {
  CertificateInPage,
  CertificateReply,
  CertificateRequest,
} from './CertificateMessages.ts';
import { Pkcs12Error } from './OpenedPkcs12.ts';

/**
 * Time limit for opening a file; a slower file counts as unsafe (T-21). The number of key
 * derivation rounds is limited before; this limit covers other work. An old, busy phone needs
 * seconds for a valid file.
 */
const OPENING_MS = 20_000;

/**
 * Opens a .p12 file in a worker. The worker ends afterwards, at the latest 20 seconds after its
 * code has loaded.
 *
 * @throws {Pkcs12Error} when the file cannot be opened
 */
export function openCertificateFile(request: CertificateRequest): Promise<CertificateInPage> {
  const worker = new Worker(new URL('./certificateWorker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<CertificateInPage>((resolve, reject) => {
    const tooLong = () => reject(new Pkcs12Error('certificate.unsafe'));
    worker.onmessage = ({ data }: MessageEvent<CertificateReply>) => {
      // The time to fetch the worker's code does not count.
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
