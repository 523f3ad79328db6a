/** What of a signer an answer may give, to be compared with the certificate. */
export const SIGNER_FIELDS = [
  'name',
  'idNumber',
  'organisationName',
  'authorisedName',
  'brNumber',
  'crNumber',
] as const;
