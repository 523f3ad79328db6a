import {
  CallError,
  type IdentityRequest,
  type IdentitySource,
  LANGUAGE_CODES,
  type LoginHandles,
  type PollIdentityInput,
  type PollIdentityOutput,
  type StartIdentityInput,
} from '#engine';
import type { IdentitySignPollResponse } from '#schemas/types/identity-sign-poll-response.generated.d.ts';
import type { IdentitySignRequest } from '#schemas/types/identity-sign-request.generated.d.ts';
import type { IdentitySignResponse } from '#schemas/types/identity-sign-response.generated.d.ts';
import type { SigningCall } from './signingApi.ts';

/** A signature request that the app accepted. */
export type StartedIdentity = IdentityRequest & {
  /** SHA-256 of the document that the signature is added to, hex. */
  readonly documentHash?: string | undefined;
};

/**
 * Requests `POST /api/iaspdfsign/init/{formCode}/{signField}`: starts a signature in the identity
 * app.
 *
 * @param source the browser, under the app's name for it
 * @param login log-in of a person who is logged in with the identity app; its tokens are sent along
 * @throws {CallError} with the reason of the server or the app
 */
export async function startIdentity(
  { http, formCode, definition, language }: SigningCall,
  { fieldId, submissionId, idHash }: StartIdentityInput,
  source: IdentitySource,
  login: LoginHandles | undefined,
): Promise<StartedIdentity> {
  const body: IdentitySignRequest = {
    submissionDetail: {
      submissionId: submissionId ?? '',
      lang: LANGUAGE_CODES[language].product,
      source,
      ...(login && { accessToken: login.accessToken, openID: login.openId }),
    },
    idHash,
  };
  const answer = await http.send<IdentitySignResponse>({
    path: `${PATH}/init/${formCode}/${encodeURIComponent(fieldId)}`,
    withCaptcha: true,
    definition,
    body,
  });
  const { result, code = TAKEN, id, identificationCode, address, qrImage } = answer;
  const isTaken = result === 'ok' && code === TAKEN;
  if (!isTaken || !id || !identificationCode || !address || !qrImage) throw refused(answer);
  const { deptName = '', serviceName = '', docName = '', documentHash } = answer;
  const shown = { deptName, serviceName, docName, documentHash };
  return { id, identificationCode, address, qrImage, ...shown };
}

/** The progress of a signature in the app. */
export type PolledIdentity = PollIdentityOutput & {
  /** Signed PDF, base64. */
  readonly pdf?: string | undefined;
};

/**
 * Requests `GET /api/iaspdfsign/poll/{formCode}/{signField}/{id}`: asks whether the app has signed.
 *
 * @param signal aborts the request
 * @throws {CallError} of kind `busy` when the caller may poll again
 */
export async function pollIdentity(
  { http, formCode, definition }: SigningCall,
  { fieldId, id }: PollIdentityInput,
  signal: AbortSignal,
): Promise<PolledIdentity> {
  const field = encodeURIComponent(fieldId);
  const answer = await http.send<IdentitySignPollResponse>({
    method: 'GET',
    path: `${PATH}/poll/${formCode}/${field}/${encodeURIComponent(id)}`,
    definition,
    signal,
  });
  switch (answer.status) {
    case 'pending':
      return { status: 'pending' };
    case 'completed':
      return {
        status: 'completed',
        submissionId: answer.submissionId,
        signedBy: answer.signedBy ?? answer.signatureName ?? '',
        signedAt: answer.signatureTimestamp ?? '',
        pdf: answer.signedPDF,
      };
    case 'failed':
      return { status: 'failed', message: messageOf(answer, UNKNOWN) };
  }
}

const PATH = '/api/iaspdfsign';
/** The app's code for an accepted request. */
const TAKEN = 'D00000';
/** The app's code for an unknown error. */
const UNKNOWN = 'D20000';

function refused(answer: IdentitySignResponse): CallError {
  const { result, code = TAKEN } = answer;
  const reason = code === TAKEN ? result : code;
  const message = messageOf(answer, reason === 'ok' ? UNKNOWN : reason);
  return new CallError({ kind: 'refused', message });
}

function messageOf(
  { message, messages }: Pick<IdentitySignResponse, 'message' | 'messages'>,
  otherwise: string,
) {
  return { key: message ?? otherwise, args: [], also: messages?.slice(1) };
}
