import { createPrivateKey } from 'node:crypto';
import { openPkcs12 } from '../../../renderer/signing/certificates/pkcs12.ts';

/** Length of a piece. This many bytes do not occur elsewhere by chance. */
const WINDOW = 32;

/** The content of a certificate file, in pieces for a search of sent bytes. */
export interface P12Secrets {
  /** Pieces that must stay on the signer's device, by name. */
  readonly secret: Readonly<Record<string, Uint8Array>>;
  /** A piece of the signer's certificate, which is sent. */
  readonly certificate: Uint8Array;
}

/**
 * Splits a PKCS #12 file into its secrets and a piece of the certificate. The secrets are the PIN,
 * the numbers of the private key, and pieces of the file without certificates.
 */
export function p12Secrets(file: Buffer, pin: string): P12Secrets {
  const { pkcs8, certificate, chain } = openPkcs12(file, pin);
  const key = createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' });
  const { d = '', p = '', q = '' } = key.export({ format: 'jwk' });
  const numbers = Object.entries({ d, p, q }).map(
    ([name, value]) => [`private key ${name}`, Buffer.from(value, 'base64url')] as const,
  );
  const shared = [certificate, ...chain].map((der) => Buffer.from(der, 'base64'));
  const pieces = Array.from(
    { length: Math.floor(file.length / WINDOW) },
    (_, index) =>
      [
        `file from byte ${index * WINDOW}`,
        file.subarray(index * WINDOW, (index + 1) * WINDOW),
      ] as const,
  ).filter(([, piece]) => !shared.some((der) => der.includes(piece)));
  const middle = (bytes: Buffer) => bytes.subarray(WINDOW, 2 * WINDOW);
  return {
    secret: {
      PIN: Buffer.from(pin),
      ...Object.fromEntries(numbers.map(([name, bytes]) => [name, middle(bytes)])),
      ...Object.fromEntries(pieces),
    },
    certificate: (shared[0] ?? Buffer.alloc(0)).subarray(-WINDOW),
  };
}
