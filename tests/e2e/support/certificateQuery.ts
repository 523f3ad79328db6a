import type { SignatureRequest } from '#engine';

/** Returns the query for the test authority: the signer's data that the form compares. */
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
