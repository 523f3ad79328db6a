import { fromPromise } from 'xstate';
import type {
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
import type { WizardServices } from './WizardServices.ts';

/** Comes with the first payment: a page that is only filled in goes without. */
const calls = () => import('./paymentCalls.ts');

/** The payment dialog's effects; one call of the server each. */
export function paymentActors(services: WizardServices) {
  const { bankWindow } = services;
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
