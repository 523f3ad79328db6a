import type { ECheque } from '#engine';
import type { CertificateFault } from './CertificateTrust.ts';

/** The data of an e-Cheque whose signatures are trusted, or why it is refused. */
export type ChequeReading =
  | { readonly cheque: ECheque }
  | { readonly fault: 'validation_eCheque_invalid' | CertificateFault };

/** Reads e-Cheques and decides whose signatures count. Amount, payee and dates are not judged here. */
export interface ChequeReader {
  /**
   * @param content a file that was inspected before
   * @param at the instant at which the certificates must be valid
   * @throws {InspectorBusyError} when too many files wait
   */
  read(content: Uint8Array, at: Date): Promise<ChequeReading>;
}
