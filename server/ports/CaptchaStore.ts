/** What an access token is when it is shown. */
export type TokenUse = 'ok' | 'expired' | 'unknown';

/**
 * Memory of captcha challenges and access tokens. Ids and tokens arrive hashed (SHA-256, hex).
 * Every method is one atomic step, so that two calls at the same time cannot both win.
 */
export interface CaptchaStore {
  /** Notes a challenge that was issued; the sweep forgets it some time after `expiresAt`. */
  addChallenge(idHash: string, expiresAt: Date): Promise<void>;
  /**
   * Counts one answer to a challenge.
   *
   * @returns the answers given so far, this one included; 0 when the challenge is unknown, expired
   * or used up
   */
  countAnswer(idHash: string, now: Date): Promise<number>;
  /** Uses a challenge up. @returns `false` when it was used up already (or is unknown) */
  spendChallenge(idHash: string): Promise<boolean>;
  /** Notes an access token. */
  addToken(tokenHash: string, uses: number, expiresAt: Date): Promise<void>;
  /** Takes one use of a token. `expired` also when its uses are spent. */
  spendToken(tokenHash: string, now: Date): Promise<TokenUse>;
  /** Lets a token end at `endsAt` at the latest: its successor was issued. */
  retireToken(tokenHash: string, endsAt: Date): Promise<void>;
}
