import {
  type IdentitySource,
  isProfileField,
  LANGUAGE_CODES,
  type Language,
  type LoginHandles,
  type LoginRequest,
  type LoginResult,
  type LoginReturn,
  type ProfileField,
  type ProfileResult,
} from '#engine';
import type { EmeCallbackRequest } from '#schemas/types/eme-callback-request.generated.d.ts';
import type { EmeCallbackResponse } from '#schemas/types/eme-callback-response.generated.d.ts';
import type { EmeFieldsResponse } from '#schemas/types/eme-fields-response.generated.d.ts';
import type { EmeLoginRequest } from '#schemas/types/eme-login-request.generated.d.ts';
import type { EmeLoginResponse } from '#schemas/types/eme-login-response.generated.d.ts';
import type { EmePollRequest } from '#schemas/types/eme-poll-request.generated.d.ts';
import type { EmePollResponse } from '#schemas/types/eme-poll-response.generated.d.ts';
import type { EmeProfileRequest } from '#schemas/types/eme-profile-request.generated.d.ts';
import type { EmeProfileResponse } from '#schemas/types/eme-profile-response.generated.d.ts';
import type { Http } from './http.ts';

/** The input that every autofill call needs. */
export interface EmeCall {
  readonly http: Http;
  readonly formCode: string;
  readonly language: Language;
}

/**
 * Fetches the names and labels of the profile fields that the app may fill into a form.
 *
 * @throws {CallError}
 */
export async function fetchEmeFields({ http, formCode, language }: EmeCall) {
  const { eMEFields, labels } = await http.send<EmeFieldsResponse>({
    method: 'GET',
    path: `${PATH}/fields/${formCode}/${LANGUAGE_CODES[language].product}`,
  });
  const names = eMEFields.filter(isProfileField);
  return { names, labels: names.map((name) => labels[name] ?? name) };
}

/**
 * Starts a log-in with the identity app.
 *
 * @throws {CallError}
 */
export async function initLogin(
  { http, formCode, language }: EmeCall,
  source: IdentitySource,
): Promise<Omit<LoginRequest, 'labels'>> {
  const body: EmeLoginRequest = { formCode, lang: LANGUAGE_CODES[language].product, source };
  const answer = await http.send<EmeLoginResponse>({ path: `${PATH}/initLogin`, body });
  const { state, redirectLink: address, authByQR: isScanned } = answer;
  return { state, address, isScanned };
}

/**
 * Polls a log-in.
 *
 * @throws {CallError} of kind `busy` when the caller may poll again
 */
export async function pollLogin(
  { http }: EmeCall,
  { state }: { readonly state: string },
  names: readonly ProfileField[],
  signal: AbortSignal,
): Promise<LoginResult> {
  const body: EmePollRequest = { eMEFields: [...names] };
  const path = `${PATH}/poll/${encodeURIComponent(state)}`;
  const answer = await http.send<EmePollResponse>({ path, body, signal });
  return answer.status === 'pending' ? { status: 'pending' } : resultOf(answer);
}

/**
 * Sends the server the parameters that the app returned to the browser.
 *
 * @throws {CallError}
 */
export async function authAppCallback(
  { http }: EmeCall,
  { state, code, errorCode }: LoginReturn,
): Promise<LoginResult> {
  const body: EmeCallbackRequest = {
    state,
    ...(code !== undefined && { code }),
    ...(errorCode !== undefined && { error_code: errorCode }),
  };
  const answer = await http.send<EmeCallbackResponse>({ path: `${PATH}/authAppCallback`, body });
  return resultOf(answer);
}

/**
 * Fetches the applicant's profile.
 *
 * @throws {CallError}
 */
export async function getProfile(
  { http, formCode }: EmeCall,
  handles: LoginHandles,
  names: readonly ProfileField[],
): Promise<ProfileResult> {
  const { accessToken, openId: openID } = handles;
  const body: EmeProfileRequest = { formCode, accessToken, openID, eMEFields: [...names] };
  const answer = await http.send<EmeProfileResponse>({ path: `${PATH}/getProfileFromAPP`, body });
  if (answer.status === 'completed') return { status: 'completed', profile: answer.profile ?? {} };
  return { status: 'failed', message: messageOf(answer, 'formFillingFailed') };
}

const PATH = '/api/eme';

function resultOf(answer: EmeCallbackResponse | EmePollResponse): LoginResult {
  const { accessToken, openID } = answer;
  if (accessToken !== undefined && openID !== undefined) {
    return { status: 'completed', handles: { accessToken, openId: openID } };
  }
  return { status: 'failed', message: messageOf(answer, 'loginFailed') };
}

function messageOf({ message }: { readonly message?: string }, otherwise: string) {
  return { key: message ?? otherwise, args: [] };
}
