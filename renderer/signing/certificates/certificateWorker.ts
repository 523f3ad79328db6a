import type { CertificateReply, CertificateRequest } from './CertificateMessages.ts';
import { Pkcs12Error } from './OpenedPkcs12.ts';
import { openPkcs12 } from './pkcs12.ts';

const ALGORITHMS = {
  sign: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  decrypt: { name: 'RSA-OAEP', hash: 'SHA-256' },
} as const;

/**
 * Opens one file and replies with a key that can sign or decrypt but cannot be exported. After the
 * reply, the page terminates the worker, which frees its memory.
 */
self.onmessage = async ({ data }: MessageEvent<CertificateRequest>) => {
  self.postMessage(await replyTo(data));
};

self.postMessage({ kind: 'ready' } satisfies CertificateReply);

async function replyTo({
  file,
  pin,
  hkid,
  purpose = 'sign',
}: CertificateRequest): Promise<Exclude<CertificateReply, { kind: 'ready' }>> {
  try {
    const { pkcs8, ...opened } = openPkcs12(new Uint8Array(file), pin, hkid);
    try {
      const key = await crypto.subtle.importKey('pkcs8', pkcs8, ALGORITHMS[purpose], false, [
        purpose,
      ]);
      return { kind: 'opened', key, ...opened };
    } finally {
      pkcs8.fill(0);
    }
  } catch (error) {
    return { kind: 'fault', fault: error instanceof Pkcs12Error ? error.fault : 'eCertError' };
  }
}
