import { isPaymentGatewayKey } from '../definition/paymentMethods.ts';
import { paymentDestinationOf } from './codePayment.ts';
import type { PaymentContext, PaymentInput, PaymentTransaction } from './Payment.ts';

/** Creates the context of a payment. */
export function paymentContext(input: PaymentInput): PaymentContext {
  const { transactionId, startedPayment, preferred = '' } = input;
  const known = transactionId !== undefined && startedPayment?.transactionId === transactionId;
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
    method: known ? startedPayment.method : wanted,
    preferred: input.preferred,
    chooseHint: false,
    isPayPressed: false,
    paymentWindow: 'none',
    ...paymentDestinationOf(known ? startedPayment.output : undefined),
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

/** Returns the prepared transaction. @throws {TypeError} without one: an error in the machine */
export function transactionOf({ transactionId, webToken }: PaymentContext): PaymentTransaction {
  if (transactionId === undefined || webToken === undefined) {
    throw new TypeError('Cannot pay: no transaction was prepared');
  }
  return { transactionId, webToken };
}

/** Returns the chosen method. @throws {TypeError} without one: an error in the machine */
export function methodOf({ method }: PaymentContext) {
  if (method === undefined) throw new TypeError('Cannot pay: no method was chosen');
  return method;
}
