import { SigningError } from '../../ports/DocumentSigner.ts';
import { type ReadCertificate, readCertificate } from './readCertificate.ts';
import type { SignedRange } from './SignedRange.ts';

/** State of a prepared signature, kept until its value arrives. */
export interface SignerState {
  readonly range: SignedRange;
  readonly certificate: ReadCertificate;
  readonly chain: readonly ReadCertificate[];
}

/** Packs a state as JSON. It holds certificates and no secret. */
export function packState({ range, certificate, chain }: SignerState): Uint8Array {
  const ders = [certificate, ...chain].map(({ der }) => Buffer.from(der).toString('base64'));
  return Buffer.from(JSON.stringify({ range, certificates: ders }));
}

/**
 * Unpacks what `packState` packed.
 *
 * @throws {SigningError} `certificate` for a document that another system signs
 */
export function unpackState(state: Uint8Array): SignerState {
  const { range, certificates } = JSON.parse(Buffer.from(state).toString()) as {
    range: SignedRange;
    certificates?: string[];
  };
  // Prepared for a signature that another system makes.
  if (!certificates) throw new SigningError('certificate', 'Cannot embed: no certificate is known');
  const [certificate, ...chain] = certificates.map((der) =>
    wholeCertificate(Buffer.from(der, 'base64')),
  );
  if (!certificate) throw new SigningError('certificate', 'Cannot read the state of the signature');
  return { range, certificate, chain };
}

/**
 * Reads a certificate, DER.
 *
 * @throws {SigningError} `certificate` when it cannot be read
 */
export function wholeCertificate(der: Uint8Array): ReadCertificate {
  const certificate = readCertificate(der);
  if (!certificate) throw new SigningError('certificate', 'Cannot read the certificate');
  return certificate;
}
