import type {
  CertificateFault,
  ExpectedSigner,
  SignerCertificate,
} from '../../ports/CertificateTrust.ts';
import { withoutLeadingZeros } from './certificateNames.ts';

/**
 * Compares a certificate with what the form says of its signer. The identity card number is not
 * among it: the certificate carries no more than a hash of it, see `provesIdNumber`.
 *
 * @returns one fault for each thing that differs; none for what is not expected
 * @see specification, document 2, section 5 "Digital-signature checks"
 */
export function compareSigner(
  signer: SignerCertificate,
  expected: ExpectedSigner,
): readonly CertificateFault[] {
  if (expected.holder === 'personal') {
    if (signer.holder !== 'personal') return ['validation_signature_nonPersonal'];
    return differs(expected.name, signer.name, plainName)
      ? ['validation_signature_signerNameMismatch']
      : [];
  }
  if (signer.holder !== 'organisation') return ['validation_signature_nonOrganisation'];
  const faults: readonly (CertificateFault | false)[] = [
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

/** Case, width, accents, and the marks between the words of a name make no difference. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[\p{M}.'’]/gu, '')
    .replace(/[\s,-]+/g, ' ')
    .trim();
}

/** A business registration number is its first eight digits; what follows numbers certificates. */
function businessNumber(number: string): string {
  return number.replace(/\D/g, '').slice(0, 8);
}
