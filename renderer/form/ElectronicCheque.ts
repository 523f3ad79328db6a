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
  /** Nobody could look into it now; it is checked after the form was handed in. */
  | { readonly kind: 'busy' };

/** Looks into an e-cheque for a form that charges so much. */
export type ElectronicChequeReader = (
  file: Blob,
  amountCents: number,
) => Promise<ElectronicChequeVerdict>;

/** Who looks into e-cheques while the form is filled in; without one, they are checked after it was handed in. */
export const ElectronicChequeReaderContext = createContext<ElectronicChequeReader | undefined>(
  undefined,
);

/** The reader around a widget, if there is one. */
export function useElectronicChequeReader(): ElectronicChequeReader | undefined {
  return useContext(ElectronicChequeReaderContext);
}
