import type { SignatureRequest } from '#engine';

/** Returns the facts that the test authority must certify: everything that the form compares. */
export function certificateQuery(request: SignatureRequest): URLSearchParams {
  const { holder, idNumber, organisationName, brNumber, crNumber } = request;
  const asked = {
    holder,
    name: request.authorisedName ?? request.name,
    hkid: idNumber,
    organisation: organisationName,
    brNumber,
    crNumber,
  };
  const given = Object.entries(asked).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as [string, string]],
  );
  return new URLSearchParams(given);
}
