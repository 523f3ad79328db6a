import {
  type Certificate,
  CertificateChainValidationEngine,
  type CertificateRevocationList,
} from 'pkijs';
import type { Revocation, RevocationSource } from '../revocation/RevocationSource.ts';
import { isAuthority, statusInList } from '../revocation/statusInList.ts';
import type { ReadCertificate } from './readCertificate.ts';
import type { TrustMaterial } from './TrustFolder.ts';

/**
 * Builds the path from a certificate to a trusted root (RFC 5280: signatures, names, validity,
 * basic constraints, key usage).
 *
 * @param given certificates that came with the certificate; they help to build the path but are
 *   never trusted
 * @param at the instant at which the whole path must be valid
 * @returns the path, the certificate first and the root last; `undefined` when no path leads to a
 *   root
 */
export async function pathToRoot(
  certificate: ReadCertificate,
  given: readonly ReadCertificate[],
  { roots, intermediates }: TrustMaterial,
  at: Date,
): Promise<readonly Certificate[] | undefined> {
  const parsed = (certificates: readonly ReadCertificate[]) =>
    certificates.map((each) => each.parsed);
  const engine = new CertificateChainValidationEngine({
    trustedCerts: parsed(roots),
    certs: parsed([...intermediates, ...given, certificate]),
    crls: [],
    ocsps: [],
    checkDate: at,
  });
  try {
    const { result, certificatePath } = await engine.verify();
    if (!result || certificatePath?.[0] !== certificate.parsed) return undefined;
    return certificatePath.slice(1).every(isAuthority) ? certificatePath : undefined;
  } catch {
    // A certificate with an unreadable part has no path.
    return undefined;
  }
}

/** The sources of revocation data. */
export interface RevocationInputs {
  /** The operator's revocation lists, which are checked first. */
  readonly lists: readonly CertificateRevocationList[];
  /** Source for certificates that the lists do not cover. */
  readonly online?: RevocationSource | undefined;
}

/**
 * Returns the revocation status of a path. Every certificate except the root needs a signed and
 * fresh status. Otherwise the whole path is `unknown`.
 */
export async function revocationOf(
  path: readonly Certificate[],
  inputs: RevocationInputs,
  at: Date,
): Promise<Revocation> {
  const answers = await Promise.all(
    path.slice(0, -1).map((certificate, index) => {
      const issuer = path[index + 1];
      return issuer ? statusOf(certificate, issuer, inputs, at) : 'unknown';
    }),
  );
  if (answers.includes('revoked')) return 'revoked';
  return answers.includes('unknown') ? 'unknown' : 'good';
}

async function statusOf(
  certificate: Certificate,
  issuer: Certificate,
  { lists, online }: RevocationInputs,
  at: Date,
): Promise<Revocation> {
  const own = lists.filter((list) => list.issuer.isEqual(issuer.subject));
  const verdicts = await Promise.all(
    own.map((list) => statusInList(list, certificate, issuer, at)),
  );
  if (verdicts.includes('revoked')) return 'revoked';
  if (verdicts.includes('good')) return 'good';
  return (await online?.statusOf(certificate, issuer, at)) ?? 'unknown';
}
