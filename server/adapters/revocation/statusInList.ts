import {
  BasicConstraints,
  type Certificate,
  type CertificateRevocationList,
  IssuingDistributionPoint,
} from 'pkijs';
import { addressIn, listAddresses, namesIn } from './certificateAddresses.ts';
import { isFresh } from './isFresh.ts';
import type { Revocation } from './RevocationSource.ts';

/**
 * Looks up a certificate in a revocation list. The result is `unknown` unless the list is fresh,
 * covers the certificate, and its issuer signed it. A list of one partition does not cover the
 * other partitions.
 *
 * @see RFC 5280, sections 5.2.4, 5.2.5 and 6.3.3
 */
export async function statusInList(
  list: CertificateRevocationList,
  certificate: Certificate,
  issuer: Certificate,
  at: Date,
): Promise<Revocation> {
  const life = { thisUpdate: list.thisUpdate.value, nextUpdate: list.nextUpdate?.value };
  if (!(isFresh(life, at) && covers(list, certificate))) return 'unknown';
  if (!(await isSignedBy(list, issuer))) return 'unknown';
  return list.isCertificateRevoked(certificate) ? 'revoked' : 'good';
}

/** Checks whether a certificate belongs to an authority. */
export function isAuthority({ extensions }: Certificate): boolean {
  const constraints: unknown = extensions?.find(
    ({ extnID }) => extnID === '2.5.29.19',
  )?.parsedValue;
  return constraints instanceof BasicConstraints && constraints.cA;
}

/** Checks that the issuer signed a list. */
export async function isSignedBy(
  list: CertificateRevocationList,
  issuer: Certificate,
): Promise<boolean> {
  try {
    return await list.verify({ issuerCertificate: issuer });
  } catch {
    // A list with an unknown algorithm counts as unsigned.
    return false;
  }
}

const ISSUING_POINT = '2.5.29.28';
/** Marks a delta list, which is useless without its complete list. */
const DELTA_INDICATOR = '2.5.29.27';

function covers(list: CertificateRevocationList, certificate: Certificate): boolean {
  const extensions = list.crlExtensions?.extensions ?? [];
  if (extensions.some(({ extnID }) => extnID === DELTA_INDICATOR)) return false;
  const extension = extensions.find(({ extnID }) => extnID === ISSUING_POINT);
  if (!extension) return true;
  const point: unknown = extension.parsedValue;
  // pkijs returns an unreadable point as an empty one, which would cover every certificate.
  if (!(point instanceof IssuingDistributionPoint) || 'parsingError' in point) return false;
  return pointCovers(point, certificate);
}

function pointCovers(point: IssuingDistributionPoint, certificate: Certificate): boolean {
  if (point.indirectCRL || point.onlyContainsAttributeCerts) return false;
  if (point.onlySomeReasons !== undefined) return false;
  const isLeftOut = isAuthority(certificate)
    ? point.onlyContainsUserCerts
    : point.onlyContainsCACerts;
  if (isLeftOut) return false;
  if (point.distributionPoint === undefined) return true;
  const addresses = listAddresses(certificate);
  return namesIn(point.distributionPoint)
    .flatMap(addressIn)
    .some((address) => addresses.includes(address));
}
