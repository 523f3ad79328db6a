import type { FieldError } from '../contract/FieldError.ts';
import { SPELLINGS } from '../normalise/spellings.ts';
import { isValidHkid } from '../rules/hkid.ts';
import { hkidPart } from '../validation/hkidPart.ts';

/**
 * Checks an identity card number before it is hashed.
 *
 * @param idNumber as typed; may contain brackets, spaces, lower-case and full-width letters
 * @returns one error for `/idNumber`, none for a valid number
 * @see specification, document 2, section 5 "ID sign dialog"
 *
 * @example
 * idNumberErrors('A123456(0)'); // [{ path: '/idNumber', key: 'validation_invalidHKID_check', args: [] }]
 */
export function idNumberErrors(idNumber: string): readonly FieldError[] {
  if (idNumber.trim() === '') return [idNumberError('validation_required')];
  const plain = SPELLINGS.hkid(idNumber);
  if (isValidHkid(plain)) return [];
  return [idNumberError(`validation_invalidHKID_${hkidPart(plain)}`)];
}

/** Creates an error of the number's input box. */
export function idNumberError(key: string): FieldError {
  return { path: '/idNumber', key, args: [] };
}
