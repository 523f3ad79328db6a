/** The details of a signer that answers may supply, for comparison with the certificate. */
export const SIGNER_FIELDS = [
  'name',
  'idNumber',
  'organisationName',
  'authorisedName',
  'brNumber',
  'crNumber',
] as const;
