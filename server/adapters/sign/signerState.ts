import { SigningError } from '../../ports/signing/DocumentSigner.ts';
import { type ReadCertificate, readCertificate } from '../certificates/readCertificate.ts';
import type { SignedRange } from './SignedRange.ts';

/** The state of a prepared signature, which is stored until the signature's value arrives. */
export interface SignerState {
  readonly range: SignedRange;
  readonly certificate: ReadCertificate;
  readonly chain: readonly ReadCertificate[];
}

/** Packs a state as JSON. It contains certificates and no secret. */
export function packState({ range, certificate, chain }: SignerState): Uint8Array {
  const ders = [certificate, ...chain].map(({ der }) => Buffer.from(der).toString('base64'));
  return Buffer.from(JSON.stringify({ range, certificates: ders }));
}

/**
 * Unpacks a state from `packState`.
 *
 * @throws {SigningError} `certificate` for a document that another system signs
 */
export function unpackState(state: Uint8Array): SignerState {
  const { range, certificates } = JSON.parse(Buffer.from(state).toString()) as {
    range: SignedRange;
    certificates?: string[];
  };
  // The document was prepared for a signature by another system.
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
 * @throws {SigningError} `certificate` when the certificate is unreadable
 */
export function wholeCertificate(der: Uint8Array): ReadCertificate {
  const certificate = readCertificate(der);
  if (!certificate) throw new SigningError('certificate', 'Cannot read the certificate');
  return certificate;
}
