import type { ECheque } from '#engine';
import type { CertificateProblem } from '../signing/CertificateTrust.ts';

/** The data of an e-Cheque with trusted signatures, or its fault. */
export type ChequeReading =
  | { readonly cheque: ECheque }
  | { readonly fault: 'validation_eCheque_invalid' | CertificateProblem };

/**
 * A reader of e-Cheques that also checks whether their signatures are trusted. The reader does not
 * check amount, payee and dates.
 */
export interface ChequeReader {
  /**
   * Reads an e-Cheque. @param content a file that was already inspected
   * @param at the time at which the certificates must be valid
   * @throws {InspectorBusyError} when too many files are queued
   */
  read(content: Uint8Array, at: Date): Promise<ChequeReading>;
}
