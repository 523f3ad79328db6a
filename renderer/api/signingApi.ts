import {
  CallError,
  type EmbedSignatureInput,
  type EmbedSignatureOutput,
  LANGUAGE_CODES,
  type Language,
  type PreparedSignature,
  type PrepareSignatureInput,
} from '#engine';
import type { SignResponse } from '#schemas/types/sign-response.generated.d.ts';
import type { SignedHashResponse } from '#schemas/types/signed-hash-response.generated.d.ts';
import type { Http } from './http.ts';

/** The common input of a form's signing calls, in addition to the machine's input. */
export interface SigningCall {
  readonly http: Http;
  readonly formCode: string;
  readonly definition: string;
  readonly language: Language;
}

/** A document that is ready to be signed with the key. */
export interface DocumentToSign extends PreparedSignature {
  /** The PDF with space for the signature, base64. */
  readonly pdf: string;
}

/**
 * Requests `POST /api/submission/sign/{formCode}/{signField}`: step one of signing with a
 * certificate.
 *
 * @throws {CallError} with the server's reason (certificate not accepted, wrong class)
 */
export async function prepareSignature(
  { http, formCode, definition, language }: SigningCall,
  { fieldId, submissionId, certificate }: PrepareSignatureInput,
): Promise<DocumentToSign> {
  const answer = await http.send<SignResponse>({
    path: `/api/submission/sign/${formCode}/${encodeURIComponent(fieldId)}`,
    withCaptcha: true,
    definition,
    body: {
      submissionDetail: { submissionId, lang: LANGUAGE_CODES[language].product },
      ecertPub: certificate.ecertPub,
      ecertChain: certificate.ecertChain,
      ...(certificate.idProof !== undefined && { idProof: certificate.idProof }),
    },
  });
  const { toBeSigned, pdfData } = answer;
  if (answer.result !== 'ok' || toBeSigned === undefined || pdfData === undefined) {
    throw refused(answer);
  }
  return {
    submissionId: answer.submissionId ?? submissionId ?? '',
    docHash: answer.docHash ?? '',
    toBeSigned,
    pdf: pdfData,
    signedBy: answer.signedBy ?? answer.signatureName ?? '',
    signedAt: answer.signatureTimestamp ?? '',
  };
}

/** A signed document. */
export type EmbeddedSignature = EmbedSignatureOutput & { readonly pdf?: string | undefined };

/**
 * Requests `POST /api/submission/signedHash/{signField}`: embeds the signature in the document.
 *
 * @throws {CallError} for a failure that the certificate did not cause
 */
export async function embedSignature(
  { http, definition }: SigningCall,
  { fieldId, submissionId, signedHash, certificate }: EmbedSignatureInput,
): Promise<EmbeddedSignature> {
  const answer = await http.send<SignedHashResponse>({
    path: `/api/submission/signedHash/${encodeURIComponent(fieldId)}`,
    withCaptcha: true,
    definition,
    body: { submissionId, signedHash, ecertPub: certificate.ecertPub },
  });
  if (answer.result === 'ok') {
    return {
      result: 'ok',
      signedBy: answer.signedBy ?? '',
      signedAt: answer.signatureTimestamp ?? '',
      pdf: answer.pdfData,
    };
  }
  if (answer.result !== 'signatureFailure') throw refused(answer);
  return {
    result: 'signatureFailure',
    message: { key: answer.message ?? 'signingFailed', args: [] },
  };
}

function refused({ message, messages, result }: SignResponse | SignedHashResponse): CallError {
  const also = messages?.slice(1);
  return new CallError({ kind: 'refused', message: { key: message ?? result, args: [], also } });
}
