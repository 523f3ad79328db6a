import type { IdentityFailure, IdentitySource, Language, ProfileField } from '#engine';

/** A document that somebody is asked to sign with the Government's identity app. */
export interface IdentitySigningOrder {
  /** Our own name for the request; no other has it. */
  readonly businessId: string;
  /** SHA-256 of what the signature covers. */
  readonly digest: Uint8Array;
  /** SHA-256 of the signer's identity card number without its check digit: the number itself stays in the browser. */
  readonly idHash: Uint8Array;
  /** Shown in the app. */
  readonly department: string;
  readonly service: string;
  readonly document: string;
  readonly language: Language;
  readonly source: IdentitySource;
  /** Where the app sends a browser on the same device. */
  readonly returnUrl: string;
  /** Of a person who is logged in: the signature is made as `Digital`. Absent: `Anonymous`. */
  readonly tokens?: IdentityTokens | undefined;
}

/** A person who is asked to log in, and to let a form be filled in with their profile. */
export interface IdentityLoginOrder {
  /** Comes back with the browser; proves that it is the one that left. */
  readonly state: string;
  readonly language: Language;
  readonly source: IdentitySource;
  /** Gets `code` and `state`, or `error_code` and `state`, as query parameters. */
  readonly returnUrl: string;
}

/** A log-in as the app addresses it. */
export interface IdentityLogin {
  /** Opens the app on this device, or a page of the app with a QR code for another device. */
  readonly address: string;
  /** The person uses another device. */
  readonly isScanned: boolean;
}

/** Opens the account of a person who logged in. Secret: neither logged nor sent to a browser. */
export interface IdentityTokens {
  readonly accessToken: string;
  readonly openId: string;
  readonly expiresAt: Date;
}

/** A request that the app knows of. */
export interface IdentityTicket {
  /** Four digits that the page and the app both show. */
  readonly identificationCode: string;
  /** Opens the app on this device, or is what a code for another device says. */
  readonly address: string;
  /** The signer uses another device: the page shows the code. */
  readonly isScanned: boolean;
}

export type IdentitySigningResult =
  | { readonly state: 'pending' }
  /** @property cms a detached CMS over the digest, DER */
  | { readonly state: 'signed'; readonly cms: Uint8Array }
  | { readonly state: 'failed'; readonly failure: IdentityFailure };

/** The identity app refused the request; an app that cannot be reached is unavailable. */
export class IdentityAppError extends Error {
  readonly reason: IdentityFailure | 'unavailable';

  constructor(reason: IdentityFailure | 'unavailable', options?: ErrorOptions) {
    super(`The identity app failed: ${reason}`, options);
    this.name = 'IdentityAppError';
    this.reason = reason;
  }
}

/**
 * The Government's identity app, with which a person signs on a phone. It gets hashes: neither the
 * document nor the identity card number.
 */
export interface IdentityApp {
  /** Asks for a signature. @throws {IdentityAppError} */
  askToSign(order: IdentitySigningOrder): Promise<IdentityTicket>;
  /**
   * Asks how far it is; a request that nobody knows has failed.
   *
   * @param tokens those that the order had
   * @throws {IdentityAppError} `unavailable`
   */
  signingResult(businessId: string, tokens?: IdentityTokens): Promise<IdentitySigningResult>;
  /** Creates the address where a person logs in. @throws {IdentityAppError} */
  startLogin(order: IdentityLoginOrder): Promise<IdentityLogin>;
  /** Exchanges the `code` of a log-in for tokens, once. @throws {IdentityAppError} */
  redeemCode(code: string): Promise<IdentityTokens>;
  /**
   * Asks for fields of the profile.
   *
   * @returns fields by name, each in the shape that the app publishes for it; unchecked, any may be absent
   * @throws {IdentityAppError}
   */
  profile(
    tokens: IdentityTokens,
    fields: readonly ProfileField[],
  ): Promise<Readonly<Record<string, unknown>>>;
}
