import type { SignatureRequest } from '../definition/conductIn.ts';
import { isValidHkid } from '../rules/hkid.ts';
import { plainIdNumber } from './plainIdNumber.ts';

/** What a signature asks of the signer's identity number. */
type IdRequest = Pick<SignatureRequest, 'holder' | 'idNumber' | 'verify'>;

/**
 * Says what is wrong with the identity number of a signer. A person's certificate carries no number
 * but that of a Hong Kong identity card: whoever gave another document is told to choose the card,
 * or another way to hand the form in, before any certificate is opened.
 *
 * @param matches whether the certificate carries this very number, which one without any does not;
 * `undefined` before a certificate is opened
 * @returns a message key; none where the form does not ask for the number, or the answers hold none
 * (another document, for which the form compares the name alone)
 * @see specification, document 2, section 5 "Digital-signature checks"
 */
export function signerIdFault(
  { holder, idNumber, verify }: IdRequest,
  matches?: boolean,
): string | undefined {
  if (idNumber === undefined || !verify.includes('idNumber')) return undefined;
  if (holder === 'personal' && !isValidHkid(plainIdNumber(idNumber)))
    return 'validation_signature_chooseHkid';
  if (matches !== false) return undefined;
  return holder === 'personal'
    ? 'validation_signature_signerIdMismatch'
    : 'validation_signature_signerOrgIdNumMismatch';
}
