import type { GatewayStatusCode } from '../../../server/ports/payment/PaymentGateway.ts';
import { PROTOCOL_TIMES } from '../../../server/services/contract/ServiceDeps.ts';
import type { Random } from '../seededRandom.ts';
import type { Books, ChargeRow } from './Books.ts';

/** A conclusive answer of the bank. */
export interface BankAnswer {
  readonly code: GatewayStatusCode;
  readonly amountCents: number;
  readonly currency: string;
  readonly canRetry: boolean;
}

/** The probability that the bank gives no answer. */
const SILENCE = 0.08;
/** The probability that a call reaches the bank after the server has given up. */
const DELAYED = 0.04;

/** Orders a charge. @returns whether the bank answered; a charge can exist without an answer */
export function order(books: Books, random: Random, attemptId: string, isOnce: boolean): boolean {
  if (random.happens(SILENCE)) return false;
  if (random.happens(DELAYED)) {
    books.orders.push(attemptId);
    return false;
  }
  if (!isOnce || !chargeOf(books, attemptId)) openCharge(books, random, attemptId, false);
  return !random.happens(SILENCE);
}

/** Delivers an order that the server had given up. */
export function arrive(books: Books, random: Random): void {
  const attemptId = books.orders.shift();
  if (attemptId === undefined || chargeOf(books, attemptId)) return;
  openCharge(books, random, attemptId, true);
}

function openCharge(books: Books, random: Random, attemptId: string, isLate: boolean): void {
  const amountCents = books.attempts.find(({ id }) => id === attemptId)?.amountCents ?? 0;
  books.charges.push({
    attemptId,
    status: 'INPR',
    amountCents,
    chargedCents: random.happens(0.03) ? amountCents + 1 : amountCents,
    currency: random.happens(0.02) ? 'CNY' : 'HKD',
    canRetry: !random.happens(0.1),
    isLate,
    changedAt: books.now,
  });
}

/** Returns the bank's answer about a charge; `undefined` if the bank does not answer. */
export function statusOf(books: Books, random: Random, attemptId: string): BankAnswer | undefined {
  if (random.happens(SILENCE)) return undefined;
  const charge = chargeOf(books, attemptId);
  if (!charge) return { code: 'NOTF', amountCents: 0, currency: 'HKD', canRetry: true };
  // Codes without a decision can arrive for any charge.
  const code = random.happens(0.05)
    ? random.pick(['DUPA', 'PSER', 'FIER'] as const)
    : charge.status;
  const { chargedCents: amountCents, currency, canRetry } = charge;
  return { code, amountCents, currency, canRetry };
}

/** Cancels an open charge, and returns the bank's answer about its new status. */
export function cancelAt(books: Books, random: Random, attemptId: string): BankAnswer | undefined {
  if (random.happens(SILENCE)) return undefined;
  const charge = chargeOf(books, attemptId);
  if (charge && (charge.status === 'INPR' || charge.status === 'PSTO')) charge.status = 'CANC';
  return statusOf(books, random, attemptId);
}

/** Decides one of the open charges. */
export function decide(books: Books, random: Random, to: 'APPR' | 'REJT' | 'CANC' | 'PSTO'): void {
  settle(
    books,
    random,
    to,
    books.charges.filter(({ status }) => status === 'INPR'),
  );
}

/** Approves a charge that the bank had ended, or that had timed out. */
export function approveLate(books: Books, random: Random): void {
  const ended = books.charges.filter(({ status }) => status !== 'INPR' && status !== 'APPR');
  const charge = settle(books, random, 'APPR', ended);
  if (charge) charge.isLate = true;
}

function settle(
  books: Books,
  random: Random,
  to: 'APPR' | 'REJT' | 'CANC' | 'PSTO',
  from: readonly ChargeRow[],
): ChargeRow | undefined {
  if (from.length === 0) return undefined;
  const charge = random.pick(from);
  // A time-out ends a charge only after a day: an earlier approval does not excuse a second charge.
  const isOpen =
    charge.status === 'PSTO' && books.now - charge.changedAt < PROTOCOL_TIMES.timedOutForMs;
  charge.status = to;
  charge.changedAt = books.now;
  if (random.happens(0.6)) books.notifications.push(charge.attemptId);
  return isOpen ? undefined : charge;
}

function chargeOf(books: Books, attemptId: string): ChargeRow | undefined {
  return books.charges.find((charge) => charge.attemptId === attemptId);
}
