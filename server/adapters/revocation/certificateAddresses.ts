import { type Certificate, CRLDistributionPoints, GeneralName, InfoAccess } from 'pkijs';

/**
 * Returns the URLs of the revocation lists that cover a certificate (RFC 5280, section 4.2.1.13),
 * of every scheme. Omits distribution points of another issuer, or for only some reasons.
 */
export function listAddresses(certificate: Certificate): readonly string[] {
  const points = extensionOf(certificate, DISTRIBUTION_POINTS);
  if (!(points instanceof CRLDistributionPoints)) return [];
  return points.distributionPoints
    .filter(({ reasons, cRLIssuer }) => !(reasons || cRLIssuer))
    .flatMap(({ distributionPoint }) => namesIn(distributionPoint))
    .flatMap(addressIn);
}

/** Returns the URLs of the OCSP responders of a certificate (RFC 6960, section 3.1). */
export function responderAddresses(certificate: Certificate): readonly string[] {
  const access = extensionOf(certificate, INFORMATION_ACCESS);
  if (!(access instanceof InfoAccess)) return [];
  return access.accessDescriptions
    .filter(({ accessMethod }) => accessMethod === OCSP)
    .flatMap(({ accessLocation }) => addressIn(accessLocation));
}

/**
 * Returns the names of a distribution point; `[]` if the point is named relative to its issuer.
 */
export function namesIn(point: unknown): readonly GeneralName[] {
  return Array.isArray(point) ? point.filter((name) => name instanceof GeneralName) : [];
}

/** Returns the URL in a name; `[]` for other kinds of names. */
export function addressIn({ type, value }: GeneralName): readonly string[] {
  return type === URI && typeof value === 'string' ? [value] : [];
}

const DISTRIBUTION_POINTS = '2.5.29.31';
const INFORMATION_ACCESS = '1.3.6.1.5.5.7.1.1';
const OCSP = '1.3.6.1.5.5.7.48.1';
const URI = 6;

function extensionOf({ extensions }: Certificate, id: string): unknown {
  return extensions?.find(({ extnID }) => extnID === id)?.parsedValue;
}
