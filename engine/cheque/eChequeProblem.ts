import { addDuration, dayOrder, hongKongDay, parseDay } from '../values/calendar.ts';
import { compareDecimals, parseDecimal } from '../values/decimal.ts';

/** The data of an e-Cheque, from the file that a bank issued. */
export interface ECheque {
  readonly payee: string;
  /** ISO 4217: `HKD`. */
  readonly currency: string;
  /** The face amount, decimal text without commas: `380.00`. */
  readonly amount: string;
  /** DD/MM/YYYY. */
  readonly date: string;
}

/** The data that an e-Cheque must have. */
export interface WantedCheque {
  readonly amountCents: number;
  /** The allowed payees. */
  readonly payees: readonly string[];
  /** ISO 8601 with offset. */
  readonly now: string;
}

/** A message key of an invalid e-Cheque, in the order of the checks. */
export type EChequeProblem =
  | 'validation_eCheque_invalid'
  | 'validation_eCheque_wrongAmount'
  | 'validation_eCheque_wrongCurrency'
  | 'validation_eCheque_wrongPayee'
  | 'validation_eCheque_expired';

/** The validity period of a cheque from its date, the last day included. */
const GOOD_FOR = 'P6M';

/**
 * Checks the data of an e-Cheque. The reader of the file checks its signature: an unreadable file
 * is not a cheque. A post-dated cheque cannot be presented yet, so it is invalid.
 *
 * @param cheque `undefined` when the file is not an e-Cheque, or its signature is invalid
 * @returns the first fault, `undefined` for a cheque that settles the amount
 * @see specification, document 2, section 5 "e-Cheque and certificate errors"
 *
 * @example
 * const [currency, amount, date] = ['HKD', '380.00', '20/11/2026'];
 * const cheque = { payee: 'The Land Registry', currency, amount, date };
 * const wanted = { amountCents: 38000, payees: ['THE LAND  REGISTRY'], now };
 * eChequeProblem(cheque, wanted); // undefined
 * eChequeProblem({ ...cheque, amount: '380.01' }, wanted); // 'validation_eCheque_wrongAmount'
 * eChequeProblem({ ...cheque, date: '19/05/2026' }, wanted);
 * // 'validation_eCheque_expired': older than six months
 * eChequeProblem(undefined, wanted); // 'validation_eCheque_invalid'
 */
export function eChequeProblem(
  cheque: ECheque | undefined,
  { amountCents, payees, now }: WantedCheque,
): EChequeProblem | undefined {
  const day = parseDay(cheque?.date);
  const amount = parseDecimal(cheque?.amount);
  const today = hongKongDay(now);
  if (!cheque || !day || !amount || dayOrder(day) > dayOrder(today)) {
    return 'validation_eCheque_invalid';
  }
  const wanted = { units: BigInt(amountCents), places: 2 };
  if (compareDecimals(amount, wanted) !== 0) return 'validation_eCheque_wrongAmount';
  if (cheque.currency !== 'HKD') return 'validation_eCheque_wrongCurrency';
  if (!payees.some((payee) => plainName(payee) === plainName(cheque.payee))) {
    return 'validation_eCheque_wrongPayee';
  }
  const last = addDuration(day, GOOD_FOR);
  return !last || dayOrder(today) > dayOrder(last) ? 'validation_eCheque_expired' : undefined;
}

/** Normalises a name: case, width and the number of spaces make no difference. */
function plainName(name: string): string {
  return name.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim();
}
