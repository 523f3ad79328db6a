/** A page's request for a merchant session, which Apple's payment sheet requires. */
export interface AppleSessionWish {
  /** The portal's own domain, registered with Apple. */
  readonly domainName: string;
  /** Apple's URL from the browser, which is an allowed URL. */
  readonly validationUrl: string;
}

/**
 * A merchant session, signed by Apple. The payment sheet gets the session unchanged. It can be used
 * once within five minutes.
 */
export type MerchantSession = Readonly<Record<string, unknown>> & {
  readonly nonce: string;
  readonly signature: string;
};

/**
 * A client that opens merchant sessions at Apple. The caller must check the URL, because the client
 * does not.
 */
export interface AppleSessions {
  /** Opens a session. @throws {GatewayError} when no usable session came */
  open(wish: AppleSessionWish): Promise<MerchantSession>;
}
