/**
 * The reasons why the identity app did not sign, as message keys.
 *
 * @see specification, document 2, section 8 "Identity-app codes"
 */
export const IDENTITY_FAILURES = [
  'D20000',
  'D20002',
  'D20003',
  'D20009',
  'D40003',
  'D70000',
  'D70001',
  'D70002',
  'D70003',
  'D70005',
  'D70006',
  'D79402',
  'signingNotAllowed',
] as const;

export type IdentityFailure = (typeof IDENTITY_FAILURES)[number];

/**
 * Returns the failure for a code of the app. For a code that is not in the specification it is the
 * unknown error, `D20000`.
 *
 * @example
 * identityFailureOf('D40003'); // 'D40003'
 * identityFailureOf('D99999'); // 'D20000': the unknown error
 */
export function identityFailureOf(code: string): IdentityFailure {
  return IDENTITY_FAILURES.find((known) => known === code) ?? 'D20000';
}
