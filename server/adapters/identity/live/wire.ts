import type { Language } from '#engine';

/**
 * Paths of the identity app's calls, below its base URL.
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

/** The identity app's log-in page, which a browser opens. */
export const LOGIN_PAGE = 'auth/getQR';

/** The scope of a log-in. */
export const LOGIN_SCOPE = 'eidapi_auth eidapi_formFilling eidapi_sign';

/** Fields that are requested as `profileFields`. The other fields are requested as `eMEFields`. */
export const OWN_PROFILE_FIELDS: readonly string[] = ['idNo', 'enName', 'chName'];

/** The app's language codes. Their regions differ from those of the payment service. */
export const WIRE_LANGUAGES = {
  en: 'en-US',
  'zh-Hant': 'zh-HK',
  'zh-Hans': 'zh-CN',
} as const satisfies Record<Language, string>;

/** The code of a successful response. */
export const DONE = 'D00000';

/** A raw response of the app. */
export interface IdentityAnswer {
  readonly code: string;
  /** The content of a response with the code `DONE`. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** The content of `askToSign`. Bytes are base64. */
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
  /** The token of a logged-in person. */
  readonly accessToken?: string;
  readonly openID?: string;
}
