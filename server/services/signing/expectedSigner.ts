import type { SignatureRequest } from '#engine';
import type { ExpectedSigner } from '../../ports/CertificateTrust.ts';

/** Names and numbers are compared only where the form asks for it; the HKID is compared by itself. */
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
