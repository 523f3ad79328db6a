import { addDuration, dayOrder, hongKongDay, parseDay } from '../values/calendar.ts';
import { compareDecimals, parseDecimal } from '../values/decimal.ts';

/** What an e-cheque says of itself, as read from the file that a bank issued. */
export interface ECheque {
  readonly payee: string;
  /** ISO 4217: `HKD`. */
  readonly currency: string;
  /** Face amount, decimal text without commas: `380.00`. */
  readonly amount: string;
  /** DD/MM/YYYY. */
  readonly date: string;
}

/** What an e-cheque must say. */
export interface WantedCheque {
  readonly amountCents: number;
  /** Names that it may be made out to. */
  readonly payees: readonly string[];
  /** ISO 8601 with offset. */
  readonly now: string;
}

/** Message keys of an e-cheque, in the order in which they are looked for. */
export type EChequeFault =
  | 'validation_eCheque_invalid'
  | 'validation_eCheque_wrongAmount'
  | 'validation_eCheque_wrongCurrency'
  | 'validation_eCheque_wrongPayee'
  | 'validation_eCheque_expired';

/** A cheque is good for so long from its date, the last day included. */
const GOOD_FOR = 'P6M';

/**
 * Says what is wrong with an e-cheque. Whether its signature holds is for who read it: one that could
 * not be read is no cheque. A post-dated one cannot be presented yet and is as invalid.
 *
 * @param cheque `undefined` when the file is no e-cheque, or its signature does not hold
 * @returns the first fault, none for a cheque that settles the amount
 * @see specification, document 2, section 5 "e-Cheque and certificate errors"
 */
export function eChequeFault(
  cheque: ECheque | undefined,
  { amountCents, payees, now }: WantedCheque,
): EChequeFault | undefined {
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

/** Case, width and the number of spaces make no difference. */
function plainName(name: string): string {
  return name.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim();
}
