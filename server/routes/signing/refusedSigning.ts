import type { SigningRefused } from '../../services/signing/SigningServices.ts';

/** Everything that is wrong with a signer is said at once, beside the signature field. */
export function refusedSigning({ result, keys }: SigningRefused) {
  return { result, message: keys[0] ?? result, ...(keys.length > 1 && { messages: [...keys] }) };
}
