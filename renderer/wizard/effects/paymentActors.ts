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
import { lazy } from '../../portal/lazy.ts';
import type { WizardServices } from '../state/WizardServices.ts';
import { lazyCalls } from './lazyCalls.ts';
import { leaveWithWallet } from './leaveWithWallet.ts';

/** The calls of a payment, which are prefetched before the payment dialog opens. */
export const PAYMENT_CALLS = lazy(() => import('./paymentCalls.ts'));

/** Returns the effects of the payment dialog: server calls, the bank's window and the wallets. */
export function paymentActors(services: WizardServices, code = PAYMENT_CALLS) {
  const { bankWindow, wallets } = services;
  const calls = lazyCalls(code);
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
