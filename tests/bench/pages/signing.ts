/** Opens a .p12 file and signs with its key, as the portal does, for `npm run bench`. */
import { openPkcs12 } from '../../../renderer/signing/certificates/pkcs12.ts';

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/** Milliseconds of one signing. */
export interface SigningTimes {
  /** From the file to the private key. */
  readonly open: number;
  /** From the private key to the signature. */
  readonly sign: number;
  /** A signature with a key that was imported before. */
  readonly bare: number;
}

declare global {
  interface Window {
    benchSigning: (file: readonly number[], pin: string) => Promise<SigningTimes>;
  }
}

window.benchSigning = async (file, pin) => {
  const content = new TextEncoder().encode('signed attributes');
  const started = performance.now();
  const { pkcs8 } = openPkcs12(Uint8Array.from(file), pin);
  const opened = performance.now();
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, RSA, false, ['sign']);
  await crypto.subtle.sign(RSA, key, content);
  const signed = performance.now();
  await crypto.subtle.sign(RSA, key, content);
  const bare = performance.now() - signed;
  return { open: opened - started, sign: signed - opened, bare };
};
