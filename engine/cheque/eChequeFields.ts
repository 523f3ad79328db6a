import type { ECheque } from './eChequeProblem.ts';

/** The names of the PDF form fields that contain the data of an e-Cheque. */
export interface EChequeFieldNames {
  readonly payee: string;
  readonly currency: string;
  readonly amount: string;
  readonly date: string;
}

/**
 * The default field names. The clearing house does not publish the layout of an e-Cheque, so
 * operators can configure the names.
 */
export const E_CHEQUE_FIELDS: EChequeFieldNames = {
  payee: 'payee',
  currency: 'currency',
  amount: 'amount',
  date: 'chequeDate',
};

/** The default payees of an e-Cheque, which operators can replace. */
export const E_CHEQUE_PAYEES: readonly string[] = [
  'The Government of the Hong Kong Special Administrative Region',
  'The Government of the HKSAR',
  '香港特別行政區政府',
  'The Land Registry',
  '土地註冊處',
];

/**
 * Returns the data of an e-Cheque in the format that `eChequeProblem` checks.
 *
 * @param fields the values of the PDF's text fields by name, as written
 * @returns `undefined` when one of the four fields is missing: the file is not an e-Cheque
 *
 * @example
 * const fields = [['payee', 'The Land Registry'], ['currency', 'HKD'], ['amount', '1,380.00']];
 * eChequeOf(new Map([...fields, ['chequeDate', '2026-11-20']]));
 * // { payee: 'The Land Registry', currency: 'HKD', amount: '1380.00', date: '20/11/2026' }
 * eChequeOf(new Map(fields)); // undefined: no date
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

/** Removes thousands separators; `eChequeProblem` rejects any other format. */
function plainAmount(text: string): string {
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}

/**
 * Formats ISO dates (2026-11-20, 20261120) and 20-11-2026 as DD/MM/YYYY; other texts stay
 * unchanged.
 */
function slashedDate(text: string): string {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text);
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  return /^\d{2}-\d{2}-\d{4}$/.test(text) ? text.replaceAll('-', '/') : text;
}
