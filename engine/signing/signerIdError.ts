import type { SignatureRequest } from '../behaviour/behaviourIn.ts';
import { isValidHkid } from '../rules/hkid.ts';
import { plainIdNumber } from './plainIdNumber.ts';

/** The parts of a signature request that concern the signer's identity number. */
type IdRequest = Pick<SignatureRequest, 'holder' | 'idNumber' | 'verify'>;

/**
 * Checks the identity number of a signer. A personal certificate contains only the number of a Hong
 * Kong identity card. An applicant who gave another document must choose the card, or another way
 * to submit the form, before any certificate is opened.
 *
 * @param matches whether the certificate contains this number; `false` for a certificate without a
 *   number, `undefined` before a certificate is opened
 * @returns a message key; `undefined` without an error, and where nothing is compared. The form may
 *   not check the number, or the answers may contain none (another document, whose name alone is
 *   compared)
 * @see specification, document 2, section 5 "Digital-signature checks"
 *
 * @example
 * const request = { holder: 'personal', idNumber: 'A1234563', verify: ['idNumber'] };
 * signerIdError(request); // undefined
 * signerIdError(request, false); // 'validation_signature_signerIdMismatch'
 * signerIdError({ ...request, idNumber: 'K12345678' });
 * // 'validation_signature_chooseHkid': a passport
 * signerIdError({ ...request, verify: ['name'] }, false); // undefined
 */
export function signerIdError(
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
