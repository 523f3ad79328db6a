import {
  CallError,
  centsOf,
  type KeptSubmission,
  LANGUAGE_CODES,
  type MessageRef,
  type SignedField,
} from '#engine';
import type { RestoreSignedFormResponse } from '#schemas/types/restore-signed-form-response.generated.d.ts';
import type { SignedFormResponse } from '#schemas/types/signed-form-response.generated.d.ts';
import type { FormCall, WireData } from './submissionApi.ts';

/** A proof that the server created a signed document. The page does not read its content. */
export type HandOver = NonNullable<SignedFormResponse['handOver']>;

/** A signed document and its proof, as a saved file contains them. */
export interface SignedDocument {
  /** PDF, base64. */
  readonly pdf: string;
  readonly handOver: HandOver;
}

/**
 * Requests `POST /api/submission/signedForm`: the signed document with the proof for the next
 * signer.
 *
 * @returns `undefined` once the form is submitted, because nobody else signs it
 * @throws {CallError} also when nothing is signed
 */
export async function fetchSignedDocument(
  { http, language }: FormCall,
  submissionId: string,
): Promise<SignedDocument | undefined> {
  const { pdfData, handOver } = await http.send<SignedFormResponse>({
    path: '/api/submission/signedForm',
    body: { submissionDetail: { submissionId, lang: LANGUAGE_CODES[language].product } },
  });
  return handOver && { pdf: pdfData, handOver };
}

/** The reason why a signature was not restored. */
export interface BrokenSignature {
  readonly fieldId: string;
  readonly reason: MessageRef;
}

/** The result of restoring the signatures of a file. */
export type Restored =
  | {
      readonly kind: 'kept';
      readonly signed: readonly SignedField[];
      readonly kept: KeptSubmission;
    }
  /**
   * `reason` explains why no signature is restored. `broken` lists the invalid signatures, if the
   * server names them.
   */
  | {
      readonly kind: 'lost';
      readonly reason: MessageRef;
      readonly broken: readonly BrokenSignature[];
    };

/**
 * Requests `POST /api/submission/restoreSignedForm/{formCode}`: the server verifies every signature
 * again and stores the document.
 *
 * @throws {CallError} when the server is busy or requires the captcha: the caller may repeat the
 * call
 */
export async function restoreSignedForm(
  { http, formCode, definition, language, onProgress }: FormCall,
  formData: WireData,
  { pdf, handOver }: SignedDocument,
): Promise<Restored> {
  try {
    const answer = await http.send<RestoreSignedFormResponse>({
      path: `/api/submission/restoreSignedForm/${formCode}`,
      withCaptcha: true,
      definition,
      onProgress,
      body: {
        formData,
        submissionDetail: { lang: LANGUAGE_CODES[language].product, pdfData: pdf, handOver },
      },
    });
    return restored(answer);
  } catch (error) {
    const isRefused = error instanceof CallError && error.failure.kind === 'refused';
    if (!isRefused || error.failure.kind !== 'refused') throw error;
    return { kind: 'lost', reason: error.failure.message, broken: [] };
  }
}

function restored(answer: RestoreSignedFormResponse): Restored {
  const { result, submissionId, paymentAmount, signedFields = [], brokenSignatures = [] } = answer;
  if (result !== 'ok' || submissionId === undefined) {
    return {
      kind: 'lost',
      reason: { key: answer.message ?? result, args: [] },
      broken: brokenSignatures.map(({ signField, message }) => ({
        fieldId: signField,
        reason: { key: message, args: [] },
      })),
    };
  }
  return {
    kind: 'kept',
    signed: signedFields.map(({ signField, signedBy = '', signatureTimestamp = '' }) => ({
      fieldId: signField,
      signedBy,
      signedAt: signatureTimestamp,
    })),
    kept: {
      submissionId,
      amountCents: paymentAmount === undefined ? undefined : centsOf(paymentAmount),
    },
  };
}
