import type { IdentityFailure, IdentitySource, Language, ProfileField } from '#engine';

/** A request to sign a document with the Government's identity app. */
export interface IdentitySigningOrder {
  /** Our own unique id of the request. */
  readonly businessId: string;
  /** SHA-256 of the bytes that the signature covers. */
  readonly digest: Uint8Array;
  /**
   * SHA-256 of the signer's identity card number without its check digit. The number itself stays
   * in the browser.
   */
  readonly idHash: Uint8Array;
  /** Shown in the app. */
  readonly department: string;
  readonly service: string;
  readonly document: string;
  readonly language: Language;
  readonly source: IdentitySource;
  /** URL to which the app returns a browser on the same device. */
  readonly returnUrl: string;
  /**
   * Tokens of a logged-in person. With tokens the signature is `Digital`, otherwise `Anonymous`.
   */
  readonly tokens?: IdentityTokens | undefined;
}

/** A request to log in and to allow autofill with the person's profile. */
export interface IdentityLoginOrder {
  /** A value that returns with the browser. It proves that the same browser started the log-in. */
  readonly state: string;
  readonly language: Language;
  readonly source: IdentitySource;
  /** Receives `code` and `state`, or `error_code` and `state`, as query parameters. */
  readonly returnUrl: string;
}

/** A started log-in. */
export interface IdentityLogin {
  /** URL that opens the app on this device, or a page with a QR code for another device. */
  readonly address: string;
  /** Whether the person uses another device. */
  readonly isScanned: boolean;
}

/**
 * The tokens for the account of a logged-in person. Secret: neither logged nor sent to a browser.
 */
export interface IdentityTokens {
  readonly accessToken: string;
  readonly openId: string;
  readonly expiresAt: Date;
}

/** A request that the app has accepted. */
export interface IdentityTicket {
  /** Four digits that the page and the app both show. */
  readonly identificationCode: string;
  /** URL that opens the app on this device; also the content of the QR code for another device. */
  readonly address: string;
  /** Whether the signer uses another device. The page then shows the code. */
  readonly isScanned: boolean;
}

export type IdentitySigningResult =
  | { readonly state: 'pending' }
  /** @property cms a detached CMS over the digest, DER */
  | { readonly state: 'signed'; readonly cms: Uint8Array }
  | { readonly state: 'failed'; readonly failure: IdentityFailure };

/** An error of the identity app: it refused the request, or is unavailable. */
export class IdentityAppError extends Error {
  readonly reason: IdentityFailure | 'unavailable';

  constructor(reason: IdentityFailure | 'unavailable', options?: ErrorOptions) {
    super(`The identity app failed: ${reason}`, options);
    this.name = 'IdentityAppError';
    this.reason = reason;
  }
}

/**
 * The Government's identity app, with which a person signs on a phone. The app receives hashes, but
 * neither the document nor the identity card number.
 */
export interface IdentityApp {
  /** Requests a signature. @throws {IdentityAppError} */
  askToSign(order: IdentitySigningOrder): Promise<IdentityTicket>;
  /**
   * Polls the result of a request. The result of an unknown request is `failed`.
   *
   * @param tokens tokens of the order
   * @throws {IdentityAppError} `unavailable`
   */
  signingResult(businessId: string, tokens?: IdentityTokens): Promise<IdentitySigningResult>;
  /** Creates the URL at which a person logs in. @throws {IdentityAppError} */
  startLogin(order: IdentityLoginOrder): Promise<IdentityLogin>;
  /** Exchanges the `code` of a log-in for tokens, once. @throws {IdentityAppError} */
  redeemCode(code: string): Promise<IdentityTokens>;
  /**
   * Requests fields of the profile.
   *
   * @returns fields by name, in the format that the app publishes; they are not validated, and any
   *   may be absent
   * @throws {IdentityAppError}
   */
  profile(
    tokens: IdentityTokens,
    fields: readonly ProfileField[],
  ): Promise<Readonly<Record<string, unknown>>>;
}
