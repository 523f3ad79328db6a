import { isValidHkid } from '../rules/hkid.ts';
import type { FieldError } from '../validation/FieldError.ts';
import { hkidPart } from '../validation/hkidPart.ts';
import { SPELLINGS } from '../values/spellings.ts';

/**
 * Checks an identity card number before it is hashed.
 *
 * @param idNumber as typed: brackets, spaces, small and full-width letters may be in it
 * @returns one error for `/idNumber`, none when the number may be used
 * @see specification, document 2, section 5 "ID sign dialog"
 *
 * @example
 * idNumberFaults('A123456(0)'); // [{ path: '/idNumber', key: 'validation_invalidHKID_check', args: [] }]
 */
export function idNumberFaults(idNumber: string): readonly FieldError[] {
  if (idNumber.trim() === '') return [idNumberFault('validation_required')];
  const plain = SPELLINGS.hkid(idNumber);
  if (isValidHkid(plain)) return [];
  return [idNumberFault(`validation_invalidHKID_${hkidPart(plain)}`)];
}

/** Creates an error of the number's box. */
export function idNumberFault(key: string): FieldError {
  return { path: '/idNumber', key, args: [] };
}
