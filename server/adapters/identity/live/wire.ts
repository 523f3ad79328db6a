import type { Language } from '#engine';

/**
 * Calls of the identity app, below its base address.
 *
 * @see the app's API, "Anonymous PDF signing", "Log-in", "Form filling"
 */
export const IDENTITY_CALLS = {
  key: 'security/getKey',
  askToSign: 'anonymous/pdfsigning/initiateRequest',
  signingResult: 'anonymous/pdfsigning/getResult',
  askAccount: 'account/pdfsigning/initiateRequest',
  accountResult: 'account/pdfsigning/getResult',
  token: 'auth/getToken',
  profile: 'profiles',
} as const;

/** Page of the identity app where a person logs in; a browser opens it. */
export const LOGIN_PAGE = 'auth/getQR';

/** What a log-in is for. */
export const LOGIN_SCOPE = 'eidapi_auth eidapi_formFilling eidapi_sign';

/** Fields of the profile proper; the others are those of form filling. */
export const OWN_PROFILE_FIELDS: readonly string[] = ['idNo', 'enName', 'chName'];

/** As the app names languages; a region makes them other than those of the payment service. */
export const WIRE_LANGUAGES = {
  en: 'en-US',
  'zh-Hant': 'zh-HK',
  'zh-Hans': 'zh-CN',
} as const satisfies Record<Language, string>;

/** Code of an answer that is one. */
export const DONE = 'D00000';

/** An answer as it stands. */
export interface IdentityAnswer {
  readonly code: string;
  /** Of an answer that is `DONE`. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** Content of `askToSign`. Bytes are base64. */
export interface AskedOnWire {
  readonly businessID: string;
  readonly source: string;
  readonly redirectURI: string;
  readonly state: string;
  readonly docDigest: string;
  readonly HKICHash: string;
  readonly department: string;
  readonly serviceName: string;
  readonly documentName: string;
  readonly lang: string;
  /** Of a person who is logged in. */
  readonly accessToken?: string;
  readonly openID?: string;
}
