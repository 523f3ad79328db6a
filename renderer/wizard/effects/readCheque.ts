import { readECheque } from '#cheque';
import {
  centsOf,
  E_CHEQUE_FIELDS,
  E_CHEQUE_PAYEES,
  type EChequeFieldNames,
  eChequeProblem,
} from '#engine';
import type { ElectronicChequeVerdict } from '../../widgets/e-cheque/ElectronicCheque.ts';

/** The terms that an e-Cheque must state, and the PDF fields that contain them. */
export interface ChequeTerms {
  readonly amountCents: number;
  /** ISO 8601 with offset. */
  readonly now: string;
  readonly payees?: readonly string[];
  readonly fields?: EChequeFieldNames;
}

/**
 * Reads a chosen e-Cheque and validates it as the server does. Only the server checks whether the
 * bank is trusted.
 *
 * @returns `busy` if no fee is due or the browser has no WebCrypto; the server then checks the file
 */
export async function readCheque(
  file: Blob,
  { amountCents, now, payees = E_CHEQUE_PAYEES, fields = E_CHEQUE_FIELDS }: ChequeTerms,
): Promise<ElectronicChequeVerdict> {
  // No fee is due, or the page was loaded over plain HTTP, where WebCrypto is missing.
  if (amountCents <= 0 || !('subtle' in globalThis.crypto)) return { kind: 'busy' };
  const checked = await readECheque(new Uint8Array(await file.arrayBuffer()), fields);
  const fault = eChequeProblem(checked?.cheque, { amountCents, payees, now });
  if (fault || !checked) return { kind: 'refused', fault: fault ?? 'validation_eCheque_invalid' };
  const { payee, amount, date } = checked.cheque;
  return {
    kind: 'accepted',
    facts: { payee, amountCents: centsOf(amount) ?? amountCents, date },
  };
}
