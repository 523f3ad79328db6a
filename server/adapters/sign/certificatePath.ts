import {
  BasicConstraints,
  type Certificate,
  CertificateChainValidationEngine,
  type CertificateRevocationList,
} from 'pkijs';
import type { ReadCertificate } from './readCertificate.ts';
import type { TrustMaterial } from './TrustFolder.ts';

/**
 * Builds the path from a certificate to a trusted root (RFC 5280: signatures, names, validity,
 * basic constraints, key usage).
 *
 * @param given certificates that came with it; they may help to build the path, never to be trusted
 * @param at the instant that the whole path must be valid at
 * @returns the path, the certificate first and the root last; `undefined` when there is none
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
    // A part of a certificate that cannot be read leads nowhere.
    return undefined;
  }
}

/** What is known of a certificate's revocation. */
export type Revocation = 'good' | 'revoked' | 'unknown';

/**
 * Looks a path up in revocation lists. Every certificate but the root must be covered by a list of
 * its issuer that is signed and fresh; one that is not makes the answer `unknown`.
 */
export async function revocationOf(
  path: readonly Certificate[],
  lists: readonly CertificateRevocationList[],
  at: Date,
): Promise<Revocation> {
  const answers = await Promise.all(
    path.slice(0, -1).map((certificate, index) => {
      const issuer = path[index + 1];
      return issuer ? revocationIn(certificate, issuer, lists, at) : 'unknown';
    }),
  );
  if (answers.includes('revoked')) return 'revoked';
  return answers.includes('unknown') ? 'unknown' : 'good';
}

async function revocationIn(
  certificate: Certificate,
  issuer: Certificate,
  lists: readonly CertificateRevocationList[],
  at: Date,
): Promise<Revocation> {
  const verdicts = await Promise.all(
    lists
      .filter((list) => list.issuer.isEqual(issuer.subject) && isFresh(list, at))
      .map(async (list) => {
        const isSigned = await list.verify({ issuerCertificate: issuer });
        if (!isSigned) return 'unknown';
        return list.isCertificateRevoked(certificate) ? 'revoked' : 'good';
      }),
  );
  if (verdicts.includes('revoked')) return 'revoked';
  return verdicts.includes('good') ? 'good' : 'unknown';
}

/** A list without an end is as good as none: it may be years old. */
function isFresh({ thisUpdate, nextUpdate }: CertificateRevocationList, at: Date): boolean {
  return nextUpdate !== undefined && thisUpdate.value <= at && at <= nextUpdate.value;
}

function isAuthority({ extensions }: Certificate): boolean {
  const constraints: unknown = extensions?.find(
    ({ extnID }) => extnID === '2.5.29.19',
  )?.parsedValue;
  return constraints instanceof BasicConstraints && constraints.cA;
}
