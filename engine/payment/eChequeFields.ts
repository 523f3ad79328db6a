import type { ECheque } from './eChequeFault.ts';

/** Names of the form fields of the PDF in which an e-Cheque carries its data. */
export interface EChequeFieldNames {
  readonly payee: string;
  readonly currency: string;
  readonly amount: string;
  readonly date: string;
}

/**
 * The names that are looked for unless the operator gives others. The clearing house does not
 * publish the layout of an e-Cheque, so the banks' names are configuration.
 */
export const E_CHEQUE_FIELDS: EChequeFieldNames = {
  payee: 'payee',
  currency: 'currency',
  amount: 'amount',
  date: 'chequeDate',
};

/** The names that an e-Cheque may be made out to unless the operator gives others. */
export const E_CHEQUE_PAYEES: readonly string[] = [
  'The Government of the Hong Kong Special Administrative Region',
  'The Government of the HKSAR',
  '香港特別行政區政府',
  'The Land Registry',
  '土地註冊處',
];

/**
 * Returns the data of an e-Cheque in the form that `eChequeFault` judges.
 *
 * @param fields values of the PDF's text fields by name, as written
 * @returns `undefined` when one of the four fields is missing: the file is no e-Cheque
 * @example { amount: '1,380.00', chequeDate: '2026-11-20', … } gives amount 1380.00, date 20/11/2026
 */
export function eChequeOf(
  fields: ReadonlyMap<string, string>,
  names: EChequeFieldNames = E_CHEQUE_FIELDS,
): ECheque | undefined {
  const [payee, currency, amount, date] = [
    names.payee,
    names.currency,
    names.amount,
    names.date,
  ].map((name) => fields.get(name)?.trim());
  if (!payee || !currency || !amount || !date) return undefined;
  return { payee, currency, amount: plainAmount(amount), date: slashedDate(date) };
}

/** Removes the commas of thousands; anything else stays, for `eChequeFault` to refuse. */
function plainAmount(text: string): string {
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}

/** Writes ISO dates (2026-11-20, 20261120) and 20-11-2026 as DD/MM/YYYY; leaves other texts. */
function slashedDate(text: string): string {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text);
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  return /^\d{2}-\d{2}-\d{4}$/.test(text) ? text.replaceAll('-', '/') : text;
}
