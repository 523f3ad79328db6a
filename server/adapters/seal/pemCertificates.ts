import { type ReadCertificate, readCertificate } from '../certificates/readCertificate.ts';

/**
 * Reads the certificates of a file: PEM with one or more, or DER.
 *
 * @throws {Error} when the file has no certificate or an unreadable one
 */
export function certificatesIn(file: Uint8Array): readonly ReadCertificate[] {
  const texts = Buffer.from(file).toString('latin1').matchAll(PEM);
  const blocks = [...texts].map(([, base64 = '']) => Buffer.from(base64, 'base64'));
  return (blocks.length > 0 ? blocks : [file]).map((der) => {
    const certificate = readCertificate(Uint8Array.from(der));
    if (!certificate) throw new Error('Cannot read the certificate');
    return certificate;
  });
}

const PEM = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;
