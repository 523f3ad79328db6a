/** The result of using an access token. */
export type TokenUse = 'ok' | 'expired' | 'unknown';

/**
 * A store for captcha challenges and access tokens. Ids and tokens arrive hashed (SHA-256, hex).
 * Every method is one atomic step, so that only one of two parallel calls succeeds.
 */
export interface CaptchaStore {
  /** Records an issued challenge; the sweep removes it some time after `expiresAt`. */
  addChallenge(idHash: string, expiresAt: Date): Promise<void>;
  /**
   * Counts one answer to a challenge.
   *
   * @returns the number of answers so far, including this one; 0 when the challenge is unknown,
   *   expired or used
   */
  countAnswer(idHash: string, now: Date): Promise<number>;
  /**
   * Marks a challenge as used. @returns `false` when the challenge was already used, or is unknown
   */
  spendChallenge(idHash: string): Promise<boolean>;
  /** Records an access token. */
  addToken(tokenHash: string, uses: number, expiresAt: Date): Promise<void>;
  /** Consumes one use of a token. Returns `expired` also when no use is left. */
  spendToken(tokenHash: string, now: Date): Promise<TokenUse>;
  /** Limits the life of a token to `endsAt`, because its successor was issued. */
  retireToken(tokenHash: string, endsAt: Date): Promise<void>;
}
