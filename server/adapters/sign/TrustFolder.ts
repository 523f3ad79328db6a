import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { CertificateRevocationList } from 'pkijs';
import { type ReadCertificate, readCertificate } from './readCertificate.ts';

/** Certificates and revocation lists to judge by. */
export interface TrustMaterial {
  /** Trusted for their own sake. */
  readonly roots: readonly ReadCertificate[];
  /** Authorities between a root and the signers; trusted only through a root. */
  readonly intermediates: readonly ReadCertificate[];
  readonly lists: readonly CertificateRevocationList[];
}

/**
 * Reads a folder of trust: certificates as `*.cer`, `*.crt` or `*.pem`, revocation lists as `*.crl`.
 * A certificate that is its own issuer is a root. Read anew for every judgement, so that an operator
 * or a job may replace a list while the server runs.
 *
 * @throws {Error} when the folder cannot be read or a file in it is not what its name says
 */
export function readTrustFolder(folder: string): TrustMaterial {
  const files = readdirSync(folder).map((name) => ({ name, type: extname(name).toLowerCase() }));
  const certificates = files
    .filter(({ type }) => ['.cer', '.crt', '.pem'].includes(type))
    .map(({ name }) => certificateIn(folder, name));
  return {
    roots: certificates.filter(isRoot),
    intermediates: certificates.filter((certificate) => !isRoot(certificate)),
    lists: files.filter(({ type }) => type === '.crl').map(({ name }) => listIn(folder, name)),
  };
}

function certificateIn(folder: string, name: string): ReadCertificate {
  const certificate = readCertificate(derOf(readFileSync(join(folder, name))));
  if (!certificate) throw new Error(`Cannot read the trusted certificate ${name}`);
  return certificate;
}

function isRoot({ x509 }: ReadCertificate): boolean {
  return x509.checkIssued(x509);
}

function listIn(folder: string, name: string): CertificateRevocationList {
  try {
    return CertificateRevocationList.fromBER(
      Uint8Array.from(derOf(readFileSync(join(folder, name)))),
    );
  } catch (cause) {
    throw new Error(`Cannot read the revocation list ${name}`, { cause });
  }
}

/** The bytes as they are, or what a PEM text wraps. */
function derOf(content: Buffer): Buffer {
  const match = /-----BEGIN [A-Z0-9 ]+-----([A-Za-z0-9+/=\s]+)-----END/.exec(
    content.toString('latin1'),
  );
  return match ? Buffer.from(match[1] ?? '', 'base64') : content;
}
