import type { SignatureRequest } from '#engine';
import type { ExpectedSigner } from '../../ports/signing/CertificateTrust.ts';

/**
 * Returns the expected data of the certificate. Names are included only if the form requires their
 * comparison (`verify`). The HKID is compared separately.
 */
export function expectedSigner(request: SignatureRequest): ExpectedSigner {
  const { holder, verify, name, organisationName, authorisedName, brNumber, crNumber } = request;
  return {
    holder,
    ...(verify.includes('name') && name !== undefined && { name }),
    ...(verify.includes('organisationName') &&
      organisationName !== undefined && { organisationName }),
    ...(verify.includes('authorisedName') && authorisedName !== undefined && { authorisedName }),
    ...(brNumber !== undefined && { brNumber }),
    ...(crNumber !== undefined && { crNumber }),
  };
}
