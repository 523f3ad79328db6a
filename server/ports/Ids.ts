/** Chance, as the services need it: unguessable by default, repeatable in a test. */
export interface Ids {
  /** An identifier of 130 random bits in 26 characters `0-9A-Z`, fit for an URL and a bank form. */
  id(): string;
  /** A secret of 32 random bytes, base64url. Hand it out once and keep its hash only. */
  token(): string;
  /** So many random decimal digits. */
  digits(count: number): string;
}
