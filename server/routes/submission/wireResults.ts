import { amountText, PAYMENT_METHODS } from '#engine';
import type { SubmitBeforePaymentResponse } from '#schemas/types/submit-before-payment-response.generated.d.ts';
import type { SubmitResponse } from '#schemas/types/submit-response.generated.d.ts';
import type { Acknowledgement } from '../../services/contract/Acknowledgement.ts';
import type {
  Invalid,
  Recalculated,
  SaveResult,
  SubmitResult,
} from '../../services/contract/SubmissionServices.ts';
import { otherOnWire } from '../payment/stateOnWire.ts';

/**
 * Converts the result of saving a form to the API's format. A result other than `ok` is also the
 * message key.
 */
export function savedOnWire(result: SaveResult): SubmitBeforePaymentResponse {
  if (isAboutAnswers(result)) return answersOnWire(result);
  if (result.result !== 'ok') return { ...result, message: result.result };
  const { submissionId, amountCents, invalidSignatures } = result;
  return {
    result: 'ok',
    submissionId,
    paymentAmount: amountText(amountCents),
    invalidSignatures: [...invalidSignatures],
  };
}

/** Converts the result of a submission to the API's format. */
export function submittedOnWire(result: SubmitResult): SubmitResponse {
  if (isAboutAnswers(result)) return answersOnWire(result);
  if (result.result === 'ok') return acknowledgementOnWire(result);
  const message = { result: result.result, message: result.result };
  return {
    ...message,
    ...('submissionId' in result ? { submissionId: result.submissionId } : {}),
    ...('amountCents' in result ? { paymentAmount: amountText(result.amountCents) } : {}),
    ...('transactionId' in result ? { paymentTxnNum: result.transactionId } : {}),
    ...('invalidSignatures' in result ? { invalidSignatures: [...result.invalidSignatures] } : {}),
  };
}

/** Converts field errors and recomputed answers to the API's format. */
export function answersOnWire(result: Invalid | Recalculated): SubmitBeforePaymentResponse {
  if (result.result === 'recomputed') {
    return { result: 'recomputed', message: 'recomputed', recomputed: [...result.recomputed] };
  }
  const validationErr = result.errors.map(({ path, key, args }) => ({
    path,
    key,
    args: [...args],
  }));
  return { result: 'validationError', message: 'validationError', validationErr };
}

function isAboutAnswers(result: SaveResult | SubmitResult): result is Invalid | Recalculated {
  return result.result === 'validationError' || result.result === 'recomputed';
}

function acknowledgementOnWire(ack: Acknowledgement): SubmitResponse {
  const method = ack.method && methodOnWire(ack.method);
  return {
    result: 'ok',
    submissionId: ack.submissionId,
    referenceNumber: ack.referenceNumber,
    submissionTime: ack.submittedAt.toISOString(),
    paymentAmount: amountText(ack.amountCents),
    ...(ack.transactionId ? { paymentTxnNum: ack.transactionId } : {}),
    ...method,
    ...(ack.signed && { signedFields: [...ack.signed] }),
    ...(ack.signedFormHash && { signedFormHash: ack.signedFormHash }),
    ...(ack.toSign && { signLaterFields: [...ack.toSign] }),
    ...(ack.otherPayments && { otherpayments: ack.otherPayments.map(otherOnWire) }),
    ...(ack.pdf ? { pdfData: Buffer.from(ack.pdf).toString('base64') } : {}),
  };
}

function methodOnWire(method: NonNullable<Acknowledgement['method']>) {
  const { key, walletCode } = PAYMENT_METHODS[method];
  return { paymentMethod: key, gcisWallet: walletCode };
}
