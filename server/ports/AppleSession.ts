/** What a page asks for when Apple's sheet wants to know who takes the money. */
export interface AppleSessionWish {
  /** Registered at Apple: the portal's own. */
  readonly domainName: string;
  /** Address of Apple's that the browser named; one of the list. */
  readonly validationUrl: string;
}

/** Apple's merchant session, signed by Apple: goes to the sheet as it is, once, within five minutes. */
export type MerchantSession = Readonly<Record<string, unknown>> & {
  readonly nonce: string;
  readonly signature: string;
};

/** Gets merchant sessions of Apple. Who calls has checked the address: it is not checked here. */
export interface AppleSessions {
  /** @throws {GatewayError} when no session came */
  open(wish: AppleSessionWish): Promise<MerchantSession>;
}
