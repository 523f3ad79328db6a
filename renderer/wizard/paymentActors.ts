import { fromPromise } from 'xstate';
import type {
  AgreeInSheetInput,
  LeavePageInput,
  LoadMethodsInput,
  MethodOffer,
  OpenGatewayInput,
  PaymentAnswer,
  PaymentQuestion,
  PaymentTransaction,
  PrepareTransactionInput,
  SubmitPaymentInput,
  SubmitPaymentOutput,
} from '#engine';
import { late } from '../app/late.ts';
import { leaveWithWallet } from './leaveWithWallet.ts';
import { reached } from './reached.ts';
import type { WizardServices } from './WizardServices.ts';

/** The calls of a payment. They come with its dialog: a page that is only filled in goes without. */
export const PAYMENT_CALLS = late(() => import('./paymentCalls.ts'));

/** The payment dialog's effects; one call of the server each. */
export function paymentActors(services: WizardServices, code = PAYMENT_CALLS) {
  const { bankWindow, wallets } = services;
  const calls = reached(code);
  return {
    prepareTransaction: fromPromise<PaymentTransaction, PrepareTransactionInput>(
      async ({ input }) => (await calls()).prepareTransaction(services, input),
    ),
    loadMethods: fromPromise<MethodOffer, LoadMethodsInput>(async ({ input }) =>
      (await calls()).loadMethods(services, input.amountCents),
    ),
    submitPayment: fromPromise<SubmitPaymentOutput, SubmitPaymentInput>(async ({ input }) =>
      (await calls()).submitPayment(services, input),
    ),
    openGateway: fromPromise<boolean, OpenGatewayInput>(async ({ input }) =>
      bankWindow.go(input.redirectUrl),
    ),
    agreeInSheet: fromPromise<boolean, AgreeInSheetInput>(async ({ signal }) =>
      wallets.agree(signal),
    ),
    leavePage: fromPromise<boolean, LeavePageInput>(async ({ input }) =>
      leaveWithWallet(services, input.transactionId),
    ),
    pollPayment: fromPromise<PaymentAnswer, PaymentQuestion>(async ({ input }) =>
      (await calls()).poll(services, input),
    ),
    askPayment: fromPromise<PaymentAnswer, PaymentQuestion>(async ({ input }) =>
      (await calls()).ask(services, input),
    ),
    cancelPayment: fromPromise<PaymentAnswer, PaymentQuestion>(async ({ input }) =>
      (await calls()).cancel(services, input),
    ),
  };
}
