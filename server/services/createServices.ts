import type { PaymentServices } from './contract/PaymentServices.ts';
import type { ServiceDeps } from './contract/ServiceDeps.ts';
import type { SubmissionServices } from './contract/SubmissionServices.ts';
import { applyGatewayResult } from './payment/applyGatewayResult.ts';
import { createTransaction, currentTransaction } from './payment/createTransaction.ts';
import { payByWallet } from './payment/payByWallet.ts';
import { paymentMethods } from './payment/paymentMethods.ts';
import { cancelPayment, paymentStatus, pollTransaction } from './payment/paymentStatus.ts';
import { receiveNotification } from './payment/receiveNotification.ts';
import { refreshPreviousPayment } from './payment/refreshPreviousPayment.ts';
import { startFpsPayment, startWebPayment } from './payment/startPayment.ts';
import { updatePayment } from './payment/updatePayment.ts';
import { readSignedForm } from './signing/readSignedForm.ts';
import { saveSubmission } from './submission/saveSubmission.ts';
import { definitionOf, readByTransaction, submitForm } from './submission/submitForm.ts';
import { updateSubmission } from './submission/updateSubmission.ts';

/**
 * Creates the submission and payment services. They keep no state in memory, so several server
 * processes can share one store.
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
    refreshPreviousPayment: (id, sittings) => refreshPreviousPayment(deps, id, sittings),
    pollTransaction: (id, sitting) => pollTransaction(deps, id, sitting),
    receiveNotification: (input) => receiveNotification(deps, input),
    applyGatewayResult: (id, source) => applyGatewayResult(deps, id, source),
  };
}
