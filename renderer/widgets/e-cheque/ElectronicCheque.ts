import { createContext, useContext } from 'react';

/** The data of an e-cheque. */
export interface ElectronicChequeFacts {
  readonly payee: string;
  readonly amountCents: number;
  /** Date in the format DD/MM/YYYY. */
  readonly date: string;
}

/** The error keys of an e-cheque: specification, document 2, section 5. */
export type ElectronicChequeProblem =
  | 'validation_eCheque_invalid'
  | 'validation_eCheque_wrongAmount'
  | 'validation_eCheque_wrongCurrency'
  | 'validation_eCheque_wrongPayee'
  | 'validation_eCheque_expired';

export type ElectronicChequeVerdict =
  | { readonly kind: 'accepted'; readonly facts: ElectronicChequeFacts }
  | { readonly kind: 'refused'; readonly fault: ElectronicChequeProblem }
  /** The e-cheque cannot be read now. The server reads it when the answers are saved. */
  | { readonly kind: 'busy' };

/** A function that reads an e-cheque for a form with a fee of this amount. */
export type ElectronicChequeReader = ((
  file: Blob,
  amountCents: number,
) => Promise<ElectronicChequeVerdict>) & {
  /** Accepted payees of the e-cheque; if absent, those of the engine. */
  readonly payees?: readonly string[] | undefined;
};

/**
 * The reader of e-cheques while the form is filled in. Without it, the server reads them when the
 * answers are saved.
 */
export const ElectronicChequeReaderContext = createContext<ElectronicChequeReader | undefined>(
  undefined,
);

/** Returns the reader of the surrounding page, if any. */
export function useElectronicChequeReader(): ElectronicChequeReader | undefined {
  return useContext(ElectronicChequeReaderContext);
}
