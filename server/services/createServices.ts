import { applyGatewayResult } from './payment/applyGatewayResult.ts';
import { createTransaction, currentTransaction } from './payment/createTransaction.ts';
import { lookAtPrevious } from './payment/lookAtPrevious.ts';
import type { PaymentServices } from './payment/PaymentServices.ts';
import { payByWallet } from './payment/payByWallet.ts';
import { paymentMethods } from './payment/paymentMethods.ts';
import { cancelPayment, paymentStatus, pollTransaction } from './payment/paymentStatus.ts';
import { receiveNotification } from './payment/receiveNotification.ts';
import { startFpsPayment, startWebPayment } from './payment/startPayment.ts';
import { updatePayment } from './payment/updatePayment.ts';
import type { ServiceDeps } from './ServiceDeps.ts';
import type { SubmissionServices } from './Services.ts';
import { readSignedForm } from './signing/readSignedForm.ts';
import { saveSubmission } from './submission/saveSubmission.ts';
import { definitionOf, readByTransaction, submitForm } from './submission/submitForm.ts';
import { updateSubmission } from './submission/updateSubmission.ts';

/**
 * Binds the services of filling in, handing in and paying to what they work with. They keep nothing
 * in memory: two of them over one store are as good as one.
 */
export function createServices(deps: ServiceDeps): SubmissionServices & PaymentServices {
  return {
    saveSubmission: (input) => saveSubmission(deps, input),
    updateSubmission: (input) => updateSubmission(deps, input),
    submitForm: (input) => submitForm(deps, input),
    readByTransaction: (id, sitting) => readByTransaction(deps, id, sitting),
    signedForm: (id, sitting) => readSignedForm(deps, id, sitting),
    definitionOf: (id, sitting) => definitionOf(deps, id, sitting),
    createTransaction: (input) => createTransaction(deps, input),
    currentTransaction: (sitting) => currentTransaction(deps, sitting),
    paymentMethods: (query) => paymentMethods(deps, query),
    startWebPayment: (input) => startWebPayment(deps, input),
    startFpsPayment: (input) => startFpsPayment(deps, input),
    payByWallet: (input) => payByWallet(deps, input),
    paymentStatus: (input) => paymentStatus(deps, input),
    cancelPayment: (input) => cancelPayment(deps, input),
    updatePayment: (input) => updatePayment(deps, input),
    lookAtPrevious: (id, sittings) => lookAtPrevious(deps, id, sittings),
    pollTransaction: (id, sitting) => pollTransaction(deps, id, sitting),
    receiveNotification: (input) => receiveNotification(deps, input),
    applyGatewayResult: (id, source) => applyGatewayResult(deps, id, source),
  };
}
