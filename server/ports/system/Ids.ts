/** The source of random values for the services: unguessable by default, repeatable in a test. */
export interface Ids {
  /**
   * Returns an identifier of 130 random bits in 26 characters `0-9A-Z`, suitable for URLs and bank
   * forms.
   */
  id(): string;
  /** Returns a secret of 32 random bytes, base64url. Send it once and store its hash only. */
  token(): string;
  /** Returns `count` random decimal digits. */
  digits(count: number): string;
}
