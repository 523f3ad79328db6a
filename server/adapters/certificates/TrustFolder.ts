import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { CertificateRevocationList } from 'pkijs';
import { type ReadCertificate, readCertificate } from './readCertificate.ts';

/** The certificates and revocation lists of a validation. */
export interface TrustMaterial {
  /** Certificates that are trusted directly. */
  readonly roots: readonly ReadCertificate[];
  /** Authorities between a root and the signers; trusted only through a root. */
  readonly intermediates: readonly ReadCertificate[];
  readonly lists: readonly CertificateRevocationList[];
}

/**
 * Reads a trust folder: certificates as `*.cer`, `*.crt` or `*.pem`, revocation lists as `*.crl`. A
 * self-issued certificate is a root. Callers read the folder again for every check, so a list may
 * be replaced while the server runs.
 *
 * @throws {Error} when the folder cannot be read or a file does not match its extension
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

/** Returns the bytes themselves, or those inside a PEM text. */
function derOf(content: Buffer): Buffer {
  const match = /-----BEGIN [A-Z0-9 ]+-----([A-Za-z0-9+/=\s]+)-----END/.exec(
    content.toString('latin1'),
  );
  return match ? Buffer.from(match[1] ?? '', 'base64') : content;
}
