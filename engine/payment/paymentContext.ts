import { placeOf } from './codePayment.ts';
import { isPaymentGatewayKey } from './methods.ts';
import type { PaymentContext, PaymentInput, PaymentTransaction } from './Payment.ts';

/** What a payment starts with. */
export function paymentContext(input: PaymentInput): PaymentContext {
  const { transactionId, begun, preferred = '' } = input;
  const known = transactionId !== undefined && begun?.transactionId === transactionId;
  const isWanted = transactionId === undefined && isPaymentGatewayKey(preferred);
  const wanted = isWanted ? preferred : undefined;
  return {
    submissionId: input.submissionId,
    amountCents: input.amountCents,
    transactionId: input.transactionId,
    webToken: undefined,
    needsCaptcha: input.needsCaptcha,
    challenge: undefined,
    demand: undefined,
    offered: [],
    withheld: [],
    method: known ? begun.method : wanted,
    preferred: input.preferred,
    chooseHint: false,
    isPayPressed: false,
    paymentWindow: 'none',
    ...placeOf(known ? begun.output : undefined),
    codeExpired: false,
    codeWanted: false,
    cancelOffered: false,
    longWait: false,
    cancelledByUser: false,
    outcome: undefined,
    outcomeKey: undefined,
    canRetry: false,
    record: undefined,
    otherPayments: [],
    checks: 0,
    message: undefined,
  };
}

/** The transaction that was prepared. @throws {TypeError} when there is none: a fault of the machine */
export function transactionOf({ transactionId, webToken }: PaymentContext): PaymentTransaction {
  if (transactionId === undefined || webToken === undefined) {
    throw new TypeError('Cannot pay: no transaction was prepared');
  }
  return { transactionId, webToken };
}

/** The method that was chosen. @throws {TypeError} when there is none: a fault of the machine */
export function methodOf({ method }: PaymentContext) {
  if (method === undefined) throw new TypeError('Cannot pay: no method was chosen');
  return method;
}
