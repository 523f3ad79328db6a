import {
  type Acknowledgement,
  amountText,
  centsOf,
  type FieldError,
  LANGUAGE_CODES,
  type Language,
  type MessageRef,
  type SignedField,
  type SubmitOutput,
} from '#engine';
import type { FormToSignResponse } from '#schemas/types/form-to-sign-response.generated.d.ts';
import type { ReviewResponse } from '#schemas/types/review-response.generated.d.ts';
import type { SignedFormResponse } from '#schemas/types/signed-form-response.generated.d.ts';
import type { SubmitBeforePaymentResponse } from '#schemas/types/submit-before-payment-response.generated.d.ts';
import type { SubmitResponse } from '#schemas/types/submit-response.generated.d.ts';
import type { Call, Http } from './http.ts';
import { otherPaymentsOf } from './paymentApi.ts';

/** The input that every call about a form needs. */
export interface FormCall {
  readonly http: Http;
  readonly formCode: string;
  /** Hash of the definition. */
  readonly definition: string;
  readonly language: Language;
  readonly onProgress?: Call['onProgress'];
}

/** The form data in the wire's spelling. */
export type WireData = Readonly<Record<string, unknown>>;

/** The result of a call that validates the answers. */
export type Checked<Ok> =
  | ({ readonly result: 'ok' } & Ok)
  | { readonly result: 'validationError'; readonly errors: readonly FieldError[] }
  | { readonly result: 'paidDataLocked'; readonly transactionId: string | undefined }
  | { readonly result: 'refused'; readonly message: MessageRef };

/**
 * Requests `POST /api/submission/review/{formCode}/0`: the filled form as a PDF. The server stores
 * nothing.
 *
 * @param isDraft whether the server accepts missing answers
 * @returns the PDF, base64
 * @throws {CallError}
 */
export async function fetchReview(
  call: FormCall,
  formData: WireData,
  isDraft = false,
): Promise<Checked<{ readonly pdf: string }>> {
  const answer = await call.http.send<ReviewResponse>({
    ...common(call),
    path: `/api/submission/review/${call.formCode}/0`,
    body: {
      formData,
      submissionDetail: {
        lang: LANGUAGE_CODES[call.language].product,
        ...(isDraft && { isDraft }),
      },
    },
  });
  if (answer.pdfData !== undefined) return { result: 'ok', pdf: answer.pdfData };
  return refusalOf(answer);
}

/** The content to save, and the submission that receives it. */
export interface SaveRequest {
  readonly formData: WireData;
  /** Present: that submission is updated. */
  readonly submissionId: string | undefined;
  /**
   * Created once per state of the answers, so that a repeated call creates no second submission.
   */
  readonly idempotencyKey: string;
  readonly previousTransactionId?: string | undefined;
  /** Signatures that the page shows; the server drops the others. */
  readonly signed: readonly SignedField[];
}

/** The result of saving. */
export interface Saved {
  readonly submissionId: string;
  readonly amountCents: number | undefined;
  readonly invalidSignatures: readonly string[];
}

/**
 * Requests `POST /api/submission/submitFormBeforePayment/{formCode}`, or `updateFormBeforePayment`
 * when the submission exists.
 *
 * @throws {CallError}
 */
export async function saveBeforePayment(
  call: FormCall,
  { formData, submissionId, idempotencyKey, previousTransactionId, signed }: SaveRequest,
): Promise<Checked<Saved>> {
  const verb = submissionId === undefined ? 'submit' : 'update';
  const answer = await call.http.send<SubmitBeforePaymentResponse>({
    ...common(call),
    path: `/api/submission/${verb}FormBeforePayment/${call.formCode}`,
    idempotencyKey: submissionId === undefined ? idempotencyKey : undefined,
    body: {
      formData,
      submissionDetail: {
        lang: LANGUAGE_CODES[call.language].product,
        ...(submissionId !== undefined && { submissionId }),
        signedFields: signed.map(({ fieldId, signedBy, signedAt }) => ({
          signField: fieldId,
          signedBy,
          signatureTimestamp: signedAt,
        })),
        ...(previousTransactionId !== undefined && { previousGcisTxnId: previousTransactionId }),
      },
    },
  });
  if (answer.result !== 'ok' || answer.submissionId === undefined) return refusalOf(answer);
  return {
    result: 'ok',
    submissionId: answer.submissionId,
    amountCents: answer.paymentAmount === undefined ? undefined : centsOf(answer.paymentAmount),
    invalidSignatures: answer.invalidSignatures ?? [],
  };
}

/** The result of submitting. */
export interface Submitted {
  readonly output: SubmitOutput;
  /** The submitted form, base64, where the server returns it. */
  readonly pdf: string | undefined;
}

/** The content to submit. */
export interface SubmitRequest {
  readonly amountCents: number;
  readonly submissionId: string | undefined;
  /** Absent when the server has the answers already. */
  readonly formData?: WireData | undefined;
  readonly printOnPaper?: boolean;
}

/**
 * Requests `POST /api/submission/{formCode}/{amount}`: submits a free form. After an approved
 * payment, the server only returns the result.
 *
 * @throws {CallError}
 */
export async function submitForm(call: FormCall, request: SubmitRequest): Promise<Submitted> {
  const { amountCents, submissionId, formData, printOnPaper } = request;
  const answer = await call.http.send<SubmitResponse>({
    ...common(call),
    path: `/api/submission/${call.formCode}/${amountText(amountCents)}`,
    body: {
      ...(formData !== undefined && { formData }),
      submissionDetail: {
        lang: LANGUAGE_CODES[call.language].product,
        ...(submissionId !== undefined && { submissionId }),
        ...(printOnPaper && { printOnPaper }),
      },
    },
  });
  return { output: submitted(answer), pdf: answer.pdfData };
}

/**
 * Requests `POST /api/submission/submitFormByTxnId`: the same response, found by the transaction.
 */
export async function submitByTransaction(
  call: FormCall,
  transactionId: string,
): Promise<Submitted> {
  const answer = await call.http.send<SubmitResponse>({
    ...common(call),
    path: '/api/submission/submitFormByTxnId',
    body: { submissionDetail: { transactionId, lang: LANGUAGE_CODES[call.language].product } },
  });
  return { output: submitted(answer), pdf: answer.pdfData };
}

/**
 * Requests `POST /api/submission/signedForm`: the signed document, unchanged.
 *
 * @returns the PDF, base64
 * @throws {CallError} also when nothing is signed, or retention has removed it
 */
export async function fetchSignedForm(call: FormCall, submissionId: string): Promise<string> {
  const { pdfData } = await call.http.send<SignedFormResponse>({
    path: '/api/submission/signedForm',
    body: { submissionDetail: { submissionId, lang: LANGUAGE_CODES[call.language].product } },
  });
  return pdfData;
}

/**
 * Requests `POST /api/submission/formToSign`: the document that the next signature is added to.
 *
 * @returns base64
 * @throws {CallError}
 */
export async function fetchFormToSign(call: FormCall, submissionId: string): Promise<string> {
  const { pdfData } = await call.http.send<FormToSignResponse>({
    path: '/api/submission/formToSign',
    body: { submissionDetail: { submissionId, lang: LANGUAGE_CODES[call.language].product } },
  });
  return pdfData;
}

function common({ definition, onProgress }: FormCall) {
  return { withCaptcha: true, definition, onProgress } as const;
}

function submitted(answer: SubmitResponse): SubmitOutput {
  switch (answer.result) {
    case 'ok':
      return { result: 'ok', acknowledgement: acknowledgementOf(answer) };
    case 'processing':
      return { result: 'processing', message: messageOf(answer) };
    case 'signatureFailure':
      return {
        result: 'signatureFailure',
        invalidSignatures: answer.invalidSignatures ?? [],
        message: messageOf(answer) ?? { key: 'signatureFailure', args: [] },
      };
    default: {
      const refusal = refusalOf(answer);
      return refusal.result === 'validationError'
        ? refusal
        : { result: 'refused', message: messageOf(answer) ?? { key: answer.result, args: [] } };
    }
  }
}

function acknowledgementOf(answer: SubmitResponse): Acknowledgement {
  return {
    referenceNumber: answer.referenceNumber,
    submissionTime: answer.submissionTime,
    paymentTxnNum: answer.paymentTxnNum,
    gcisWallet: answer.gcisWallet,
    paymentMethod: answer.paymentMethod,
    paymentCents: answer.paymentAmount === undefined ? undefined : centsOf(answer.paymentAmount),
    submissionId: answer.submissionId,
    ...(answer.signedFields && { signedFields: answer.signedFields }),
    ...(answer.signedFormHash && { signedFormHash: answer.signedFormHash }),
    ...(answer.signLaterFields && { signLaterFields: answer.signLaterFields }),
    otherPayments: otherPaymentsOf(answer.otherpayments),
  };
}

interface Refusing {
  readonly result?: SubmitResponse['result'] | undefined;
  readonly validationErr?: readonly FieldError[];
  readonly message?: string;
  readonly submissionId?: string;
  readonly paymentAmount?: string;
}

function refusalOf(answer: Refusing): Exclude<Checked<object>, { readonly result: 'ok' }> {
  if (answer.result === 'validationError') {
    return { result: 'validationError', errors: answer.validationErr ?? [] };
  }
  if (answer.result === 'paidDataLocked') {
    return { result: 'paidDataLocked', transactionId: undefined };
  }
  const message = messageOf(answer) ?? { key: answer.result ?? 'generalErrMsg', args: [] };
  return { result: 'refused', message };
}

/** Returns the server's message, which is a key of the catalogue, never prose. */
function messageOf({ message, paymentAmount, submissionId }: Refusing): MessageRef | undefined {
  if (message === undefined) return undefined;
  return { key: message, args: paymentAmount === undefined ? [] : [paymentAmount], submissionId };
}
