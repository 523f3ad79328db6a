import type { SigningRefused } from '../../services/contract/SigningServices.ts';

/** Returns all faults of a signer at once, for display at the signature field. */
export function refusedSigning({ result, keys }: SigningRefused) {
  return { result, message: keys[0] ?? result, ...(keys.length > 1 && { messages: [...keys] }) };
}
