import type {
  CertificateProblem,
  ExpectedSigner,
  SignerCertificate,
} from '../../ports/signing/CertificateTrust.ts';
import { withoutLeadingZeros } from './certificateNames.ts';

/**
 * Compares a certificate with the form's data about its signer. The identity card number is not
 * compared here, because the certificate contains only a hash: see `provesIdNumber`.
 *
 * @returns one fault for each difference; values that the form does not require cause no fault
 * @see specification, document 2, section 5 "Digital-signature checks"
 */
export function compareSigner(
  signer: SignerCertificate,
  expected: ExpectedSigner,
): readonly CertificateProblem[] {
  if (expected.holder === 'personal') {
    if (signer.holder !== 'personal') return ['validation_signature_nonPersonal'];
    return differs(expected.name, signer.name, plainName)
      ? ['validation_signature_signerNameMismatch']
      : [];
  }
  if (signer.holder !== 'organisation') return ['validation_signature_nonOrganisation'];
  const faults: readonly (CertificateProblem | false)[] = [
    differs(expected.organisationName, signer.organisationName, plainName) &&
      'validation_signature_signerOrgNameMismatch',
    differs(expected.authorisedName ?? expected.name, signer.name, plainName) &&
      'validation_signature_signerOrgAuthNameMismatch',
    differs(expected.brNumber, signer.brNumber, businessNumber) &&
      'validation_signature_signerOrgBRNMismatch',
    differs(expected.crNumber, signer.crNumber, withoutLeadingZeros) &&
      'validation_signature_signerOrgCICRMismatch',
  ];
  return faults.filter((fault) => fault !== false);
}

function differs(
  wanted: string | undefined,
  found: string | undefined,
  spell: (text: string) => string,
): boolean {
  return wanted !== undefined && wanted.trim() !== '' && spell(wanted) !== spell(found ?? '');
}

/** Normalizes case, width, accents and the marks between the words of a name. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[\p{M}.'’]/gu, '')
    .replace(/[\s,-]+/g, ' ')
    .trim();
}

/**
 * Returns the first eight digits, which are the business registration number. The other digits
 * number its certificates.
 */
function businessNumber(number: string): string {
  return number.replace(/\D/g, '').slice(0, 8);
}
