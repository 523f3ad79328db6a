import type { SignedField } from './Signing.ts';

/**
 * Finds the signatures that a change of one signature clears. Each signer signs the document
 * together with the earlier signatures, so the later ones become invalid.
 *
 * @param signed the signatures in the order in which they were made
 * @returns an empty list for a field that is not signed
 *
 * @example
 * const chairman = { fieldId: 'chairmanSign', signedBy: 'CHAN TAI MAN', signedAt: now };
 * const secretary = { ...chairman, fieldId: 'secretarySign' };
 * signedOnTop([chairman, secretary], 'chairmanSign').map(({ fieldId }) => fieldId);
 * // ['secretarySign']
 * signedOnTop([chairman, secretary], 'ownerSign'); // []
 */
export function signedOnTop(
  signed: readonly SignedField[],
  fieldId: string,
): readonly SignedField[] {
  const own = signed.findIndex((each) => each.fieldId === fieldId);
  return own < 0 ? [] : signed.slice(own + 1);
}
