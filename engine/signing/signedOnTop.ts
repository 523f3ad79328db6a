import type { SignedField } from './Signing.ts';

/**
 * Finds the signatures that a change of one clears: each signer signs the document with the
 * signatures before, so those that were made on top of it go with it.
 *
 * @param signed in the order in which they were made
 * @returns none for a field that is not signed
 *
 * @example
 * signedOnTop([chairman, secretary], 'chairmanSign'); // [secretary]
 */
export function signedOnTop(
  signed: readonly SignedField[],
  fieldId: string,
): readonly SignedField[] {
  const own = signed.findIndex((each) => each.fieldId === fieldId);
  return own < 0 ? [] : signed.slice(own + 1);
}
