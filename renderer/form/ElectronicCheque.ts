import { createContext, useContext } from 'react';

/** What an e-cheque says of itself. */
export interface ElectronicChequeFacts {
  readonly payee: string;
  readonly amountCents: number;
  /** DD/MM/YYYY. */
  readonly date: string;
}

/** What may be wrong with an e-cheque: specification, document 2, section 5. */
export type ElectronicChequeFault =
  | 'validation_eCheque_invalid'
  | 'validation_eCheque_wrongAmount'
  | 'validation_eCheque_wrongCurrency'
  | 'validation_eCheque_wrongPayee'
  | 'validation_eCheque_expired';

export type ElectronicChequeVerdict =
  | { readonly kind: 'accepted'; readonly facts: ElectronicChequeFacts }
  | { readonly kind: 'refused'; readonly fault: ElectronicChequeFault }
  /** It cannot be read now; the server reads it when the answers are saved. */
  | { readonly kind: 'busy' };

/** Reads an e-cheque for a form that charges so much. */
export type ElectronicChequeReader = ((
  file: Blob,
  amountCents: number,
) => Promise<ElectronicChequeVerdict>) & {
  /** Names that it may be made out to; the engine's own where absent. */
  readonly payees?: readonly string[] | undefined;
};

/** Reads e-cheques while the form is filled in; without one, the server does when the answers are saved. */
export const ElectronicChequeReaderContext = createContext<ElectronicChequeReader | undefined>(
  undefined,
);

/** The reader around a widget, if there is one. */
export function useElectronicChequeReader(): ElectronicChequeReader | undefined {
  return useContext(ElectronicChequeReaderContext);
}
