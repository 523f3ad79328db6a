/** A page's request for a merchant session, which Apple's payment sheet requires. */
export interface AppleSessionWish {
  /** The portal's own domain, registered with Apple. */
  readonly domainName: string;
  /** Address of Apple that the browser named; one of the list. */
  readonly validationUrl: string;
}

/** A merchant session, signed by Apple. The sheet gets it unchanged, once, within five minutes. */
export type MerchantSession = Readonly<Record<string, unknown>> & {
  readonly nonce: string;
  readonly signature: string;
};

/**
 * A client that opens merchant sessions at Apple. The caller has checked the address: it is not
 * checked here.
 */
export interface AppleSessions {
  /** Opens a session. @throws {GatewayError} when no session came */
  open(wish: AppleSessionWish): Promise<MerchantSession>;
}
